/** Packages and folders below node_modules that nothing reads. */
export const UNNEEDED: readonly string[];
/** Of these folders these files alone are read. */
export const ALONE: Readonly<Record<string, readonly string[]>>;
