// The compilers that check the apps, as the columns name them.

/** Where each compiler is below `node_modules`. */
export const compilerFiles = {
  "TypeScript 5.9": "typescript/bin/tsc",
  "TypeScript 7": "typescript-7/bin/tsc",
} as const;
/** One of them. */
export type Compiler = keyof typeof compilerFiles;
/** All of them. */
export const compilers = Object.keys(compilerFiles) as Compiler[];
