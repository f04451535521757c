export const runs = {
  title: '学生试卷',
  of: '已生成的 {{count}} 份 · {{classes}} · {{when}}',
  dots: '已铺码',
  new: '发布时重新生成一批，每人一份，要重新打印',
  given: '这些班级已经布置过要发布的试卷',
  givenTo: '{{classes}}，{{when}}开始',
  without: '有 {{count}} 名学生在这一批里没有试卷',
  unused: '这一批里有 {{count}} 份是其他学生的，发布后不能再用于别的作业',
  left: '不会用到：{{run}}',
  leftMany: '不会用到已生成的 {{count}} 批',
  why: {
    'not-chosen': '如果已经打印，请不要发下去：写在上面的笔迹不计入本次作业，会留在“待认领笔迹”',
    'paper-changed': '生成之后试卷改过，已经打印的不能再用：写在上面的笔迹不计入本次作业',
    'other-classes': '它没有包括所选的全部班级；要用它，请按班级分别发布',
  },
};
