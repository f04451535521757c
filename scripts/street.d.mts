export const street: readonly string[];
export const engines: readonly string[];
