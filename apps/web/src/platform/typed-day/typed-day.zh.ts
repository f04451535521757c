export const zh = {
  unread: '“{{typed}}”不是日期，请写成 {{like}}',
  early: '{{typed}} 太早，最早 {{day}}',
  late: '{{typed}} 太晚，最晚 {{day}}',
} as const;
