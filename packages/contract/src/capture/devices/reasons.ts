/** Why an act on a device is refused, where a screen says more than no. */
export const deviceReasons = {
  'mac-taken': { zh: '该MAC地址已登记', en: 'This MAC address is registered already' },
  'no-such-student': { zh: '该校没有这个学号的在读学生', en: 'No student of this school has this number' },
  'no-such-teacher': { zh: '该校没有这个账号的教师', en: 'No teacher of this school has this account' },
  'student-has-pen': { zh: '该学生已有一支笔，请用“换笔”', en: 'This student has a pen already: swap it instead' },
  'not-free': { zh: '该设备不是备用状态', en: 'This device is not a spare one' },
  'nothing-to-undo': {
    zh: '这台设备之后又有变动，不能撤销',
    en: 'This device was changed since: it cannot be undone',
  },
  'not-a-pen': { zh: '只有智能笔可以绑定学生', en: 'Only pens are bound to students' },
  'no-table': { zh: '无法读取该文件，请使用 xlsx 或 csv', en: 'This file cannot be read: use xlsx or csv' },
} as const;
