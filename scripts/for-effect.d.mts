export function importsForEffect(folder: string): { source: string; module: string }[];
export const PACKAGES_FOR_EFFECT: ReadonlySet<string>;
