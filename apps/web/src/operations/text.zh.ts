export const zh = {
  damage: {
    title: '有 {{count}} 个文件在服务器上损坏，请从备份恢复',
    missing: '内容丢失',
    shortened: '内容不完整',
    changed: '内容已改变',
    and: '、',
  },
  upgrade: {
    title: '系统升级中',
    hint: '系统正在升级，暂时无法使用，给您带来不便请谅解。',
    until: '预计 {{time}} 恢复',
    soon: '升级即将完成，请稍候',
    drafts: '请不要关闭此页面：您正在填写的内容会保留，升级结束后自动回到原来的页面。',
    announced: '系统将于 {{from}} 至 {{to}} 升级，期间无法使用，请提前安排好工作',
  },
} as const;
