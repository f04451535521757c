export function circlesOf(
  modules: readonly { source: string; dependencies: readonly { resolved: string }[] }[],
): { from: string; to: string }[];
