/** Where the project lies. */
export const root: string;
/** The environment without what npm says to its children. */
export function cleanEnv(): Record<string, string>;
/** Compiles what sets pages when anything it is made of has changed. */
export function ensurePagesBuilt(): void;
/** Compiles the server when anything it is made of has changed. */
export function ensureServerBuilt(): void;
/** How a program of the compiled server is started: `main` or `cli`. */
export function serverArgs(name: 'main' | 'cli'): string[];
