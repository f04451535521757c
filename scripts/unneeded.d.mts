/** Packages and folders below node_modules that nothing reads. */
export const UNNEEDED: readonly string[];
/** Of these folders one file alone is read. */
export const ALONE: Readonly<Record<string, string>>;
