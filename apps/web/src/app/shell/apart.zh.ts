export const zh = {
  title: '您在另一个标签页换了身份、学科或学段；这里仍是原来的，正在写的内容没有动',
  follow: '这里也切换',
  stay: '继续用原来的',
} as const;
