export const fault = {
  'block-twice': '有 {{count}} 块编号重复',
  'block-outside': '有 {{count}} 块超出可用区域',
  'blocks-overlap': '有 {{count}} 块互相重叠',
  'block-too-small': '有 {{count}} 块太小：宽和高都不能少于 15 个单位（约 4 毫米）',
  'content-too-large': '有 {{count}} 块放不下里面的内容，请拉大',
  'question-unplaced': '第 {{numbers}} 题还没有位置',
  'question-twice': '第 {{numbers}} 题出现了两次',
  'question-unknown': '有 {{count}} 块对应的题目已经没有了，请删除',
  'block-on-fold': '有 {{count}} 块压在折线上：把它们移到折线的一边',
  'page-empty': '第 {{numbers}} 页是空的',
  'number-missing': '第 {{numbers}} 页缺考号填涂区',
  'areas-wrong': '有 {{count}} 块里的作答区不合要求：重叠、太小或超出页面',
};
