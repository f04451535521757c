import type { Language } from '@zhibi/contract/kernel';

/** The words of the tables that leave the product; a spreadsheet has no other place to find them. */
const words = {
  zh: {
    ...{ students: '学生名单', groups: '分组', levels: '分层', seats: '座位表', readings: '姓名拼音' },
    ...{ no: '学号', name: '姓名', pinyin: '拼音', sex: '性别', male: '男', female: '女' },
    ...{ account: '账号', state: '账号状态', activated: '已激活', notActivated: '未激活' },
    ...{ set: '分组方案', number: '组号', group: '组名', leader: '组长', yes: '是' },
    ...{ level: '层', since: '起始日期', setBy: '设置人', row: '第{n}排', desk: '讲台', unseated: '未排座' },
    ...{ by: '读音来源', machine: '系统', teacher: '教师', unsure: '待确认' },
  },
  en: {
    ...{ students: 'Students', groups: 'Groups', levels: 'Layers', seats: 'Seating plan', readings: 'Names in pinyin' },
    ...{ no: 'No.', name: 'Name', pinyin: 'Pinyin', sex: 'Sex', male: 'Male', female: 'Female' },
    ...{ account: 'Account', state: 'State', activated: 'Activated', notActivated: 'Not activated' },
    ...{ set: 'Group set', number: 'Group', group: 'Group name', leader: 'Leader', yes: 'Yes' },
    ...{
      level: 'Layer',
      since: 'Since',
      setBy: 'Set by',
      row: 'Row {n}',
      desk: 'Teacher’s desk',
      unseated: 'Without a seat',
    },
    ...{ by: 'Read by', machine: 'Computer', teacher: 'Teacher', unsure: 'To be confirmed' },
  },
} as const satisfies Record<Language, Record<string, string>>;

export type ExportWords = Record<keyof (typeof words)['zh'], string>;
export const exportWords = (language: Language): ExportWords => words[language];
