// What the first page shows as the response to its call: the mock's own, with one entry of each list. A test holds it to that;
// the example of the contract is of another moment, when nothing is reserved.

export const firstResponse = {
  success: true,
  result: [
    {
      id: "a1e94c70-5d28-4f3b-9e67-0c8b1d2f5501",
      chain: "BASE",
      type: "PLATFORM_MANAGED",
      address: "0x70fc5f52d21dc8854e8c4a0c8e1a73fcf73c4beb",
      balances: [
        {
          asset: "USDC",
          contractAddress: "0x8e90ddd6168f995417bfd4efd3f2f925a3773516",
          amount: { total: "268.774375", available: "177.088375", reserved: "91.686000" },
        },
      ],
      amlStatus: "APPROVED",
    },
  ],
  pagination: {
    pageNumber: 1,
    pageSize: 50,
    numberOfElements: 3,
    numberOfPages: 1,
    hasNextPage: false,
    hasPreviousPage: false,
  },
};
