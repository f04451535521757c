/** Every reason of these, and wrong fields: said in the form and not at the top of the window. */
export const reasonsOf = <R extends object>(reasons: R) => [
  ...(Object.keys(reasons) as (keyof R)[]),
  'fields' as const,
]; // the keys of R are strings
