export const zh = {
  notYours: '“{{path}}”不属于你现在的角色，或学校没有开通',
  noSchool: '“{{path}}”是一所学校的页面：先在学校列表里点“进入”',
} as const;
