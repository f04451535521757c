export const zh = {
  unknown: '没有“{{path}}”这个页面，请检查网址',
  'not-yours': '“{{path}}”不属于你现在的角色，或学校没有开通',
} as const;
