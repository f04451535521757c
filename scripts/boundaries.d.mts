export function forbiddenIn(baseDir: string): readonly { name: string }[];
export function violationsIn(
  baseDir: string,
): Promise<{ modules: number; violations: { rule: { name: string }; from: string; to: string }[] }>;
