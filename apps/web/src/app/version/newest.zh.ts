export const zh = {
  looking: '正在查看新版本',
  moved: '已切换到新版本',
  newest: '已是最新版本',
  unknown: '暂时无法查看新版本',
  unknownHint: '请检查网络后再试。',
  change: {
    places: '教研员可切换学段与学校，校长可切换学段；切换后回到首页。',
    profile: '个人信息页：查看资料，上传或移除头像。',
    upgrade: '系统升级前提前通知，升级结束后自动回到原来的页面。',
    pen: '智能笔连接后在右下角提示。',
    thread: '从选题、组卷、发布、批改到学情与错题本，全流程可用。',
  },
} as const;
