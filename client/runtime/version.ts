// The version of the package. The build of the package writes it here; from source, there is none.

export const version: string = "source";
