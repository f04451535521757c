export const zh = {
  notYours: '“{{path}}”不属于你现在的角色，或学校没有开通',
} as const;
