export const zh = {} as const;
