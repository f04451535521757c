/** 一、单项选择题（每题 3 分） as 单项选择: a column has no room for more. */
export const sectionName = (title: string): string =>
  title
    .replace(/^([一二三四五六七八九十]+|\d+|[IVX]+)\s*[、.．]\s*/, '')
    .replace(/\s*[（(].*$/, '')
    .replace(/(?<=..)题$/, '') || title;
