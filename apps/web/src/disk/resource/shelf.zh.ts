export const shelf = {
  title: '校本资源',
  note: '由老师推荐、学校审核的课件、教案和试卷',
  manage: '资源审核',
  take: '存到云盘',
  taken: '已存到“我的云盘”',
  takenTimes: '{{count}} 人存过',
  empty: '还没有资源',
  emptyHint: '在自己的文件的“更多”里点“推荐到校本资源”',
  withdraw: '下架',
  withdrawn: '已下架',
} as const;

export const district = {
  whose: '范围',
  school: '本校',
  district: '区域',
  empty: '区域内还没有共享的文件',
  emptyHint: '同区域其他学校共享给区域的文件会出现在这里',
} as const;

export const manage = {
  title: '资源审核',
  mine: '我的推荐',
  note: '{{count}} 份待审核',
  states: { all: '全部', waiting: '待审核', approved: '已上架', refused: '已退回', withdrawn: '已撤回' },
  stateFilter: '审核状态',
  approve: '通过',
  refuse: '退回',
  takeBack: '撤回',
  reason: '退回的原因',
  approved: '已上架',
  refused: '已退回',
  withdrawn: '已撤回',
  empty: '没有推荐的资源',
  emptyHint: '老师推荐的文件会在这里等待审核',
  mineHint: '在自己的文件的“更多”里点“推荐到校本资源”，结果会显示在这里',
  at: '推荐时间',
  unit: '份待审核',
  none: '没有等待审核的文件',
  decide: '去审核',
  toShelf: '看校本资源',
} as const;
