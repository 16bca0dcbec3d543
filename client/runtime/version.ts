// The version of the package, which the build of the package writes here. The source has none.

export const version: string = "source";
