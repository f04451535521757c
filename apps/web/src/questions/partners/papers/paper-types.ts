/** The paper types of the specification by their number, as keys of their words. */
export const paperTypeNames = ['homework', 'test', 'aid', 'guided', 'holiday', 'template'] as const;
export const paperTypeName = (type: number) => paperTypeNames[type] ?? 'test';
