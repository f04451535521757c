/** Takes out of a node_modules what neither building nor running needs. */
export function prune(modules: string): void;
