export const domainOrder: readonly string[];
export const engines: readonly string[];
