// A second, independent account of the money: what the balances have to be after any sequence of operations.
// Amounts are integers of 10^-6 USDC; times are milliseconds from the start.

/** Who has a wallet. */
export type Owner = "maya" | "ceramics";

/** Something that keeps money while it is in flight. */
interface Flight {
  owner: Owner;
  amount: bigint;
  held: bigint;
  status: string;
  settled: bigint;
}

interface Due {
  at: number;
  seq: number;
  happen: () => void;
}

/** EUR cents in 10^-6 USDC: the mock's price is 1.0805. */
export function cryptoOf(cents: bigint): bigint {
  return cents * 10_805n;
}

/** Half up, as every rounding here. */
function netOf(gross: bigint): bigint {
  return (gross * 995n * 2n + 1000n) / 2000n;
}

/** The books as they have to be. */
export class Model {
  total: Record<Owner, bigint>;
  /** What went out of the wallets, less what came in. */
  outside = 0n;
  flights: Flight[] = [];
  requests: Flight[] = [];
  private now = 0;
  private seq = 0;
  private due: Due[] = [];
  /** Kept for ever, by what the cast has in flight. */
  private standing: Record<Owner, bigint>;

  constructor(total: Record<Owner, bigint>, standing: Record<Owner, bigint>) {
    this.total = { ...total };
    this.standing = { ...standing };
  }

  reserved(owner: Owner): bigint {
    const own = [...this.flights, ...this.requests].filter((flight) => flight.owner === owner);
    return own.reduce((sum, { held }) => sum + held, this.standing[owner]);
  }

  transfer(owner: Owner, to: Owner, amount: bigint): void {
    const flight = this.fly(owner, amount);
    this.after(2000, () => {
      this.total[owner] -= flight.held;
      this.total[to] += flight.held;
      flight.held = 0n;
    });
  }

  payout(owner: Owner, amount: bigint): void {
    const flight = this.fly(owner, amount);
    this.after(1000, () => {
      // A second look: money may have come in since.
      if (flight.held === 0n && amount <= this.available(owner)) flight.held = amount;
      this.after(2000, () => this.pay(flight));
    });
  }

  open(owner: Owner, amount: bigint): void {
    const request = { owner, amount, held: 0n, status: "AUTHORIZED", settled: 0n };
    this.keep(request, amount);
    this.requests.push(request);
  }

  /** Returns whether the service has to accept it. */
  update(request: Flight, amount: bigint): boolean {
    if (request.status !== "AUTHORIZED") return false;
    this.keep(request, amount);
    return true;
  }

  settle(request: Flight, amount: bigint): boolean {
    if (request.status !== "AUTHORIZED") return false;
    request.status = "SETTLING";
    this.keep(request, amount);
    this.after(2000, () => {
      request.settled = request.held;
      request.status = "SETTLED";
      this.pay(request);
    });
    return true;
  }

  reverse(request: Flight): boolean {
    if (!["AUTHORIZED", "SETTLED"].includes(request.status)) return false;
    request.status = "REVERSING";
    this.after(2000, () => {
      this.total[request.owner] += request.settled;
      this.outside -= request.settled;
      request.held = 0n;
      request.status = "REVERSED";
    });
    return true;
  }

  credit(owner: Owner, cents: bigint): void {
    const net = netOf(cryptoOf(cents));
    this.after(2000, () => {
      this.total[owner] += net;
      this.outside -= net;
    });
  }

  advance(milliseconds: number): void {
    const until = this.now + milliseconds;
    for (;;) {
      this.due.sort((one, other) => one.at - other.at || one.seq - other.seq);
      const [first] = this.due;
      if (first === undefined || first.at > until) break;
      this.due.shift();
      this.now = first.at;
      first.happen();
    }
    this.now = until;
  }

  private available(owner: Owner): bigint {
    return this.total[owner] - this.reserved(owner);
  }

  private fly(owner: Owner, amount: bigint): Flight {
    const held = amount <= this.available(owner) ? amount : 0n;
    const flight = { owner, amount, held, status: "", settled: 0n };
    this.flights.push(flight);
    return flight;
  }

  /** Keeps as much of an amount as there is. */
  private keep(request: Flight, amount: bigint): void {
    const there = this.available(request.owner) + request.held;
    request.held = amount < there ? amount : there;
  }

  private pay(flight: Flight): void {
    this.total[flight.owner] -= flight.held;
    this.outside += flight.held;
    flight.held = 0n;
  }

  private after(milliseconds: number, happen: () => void): void {
    this.seq += 1;
    this.due.push({ at: this.now + milliseconds, seq: this.seq, happen });
  }
}
