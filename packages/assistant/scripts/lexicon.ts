import type { Lexicon } from '../src/spot.js';

const students = { 董嘉豪: 'dongjiahao', 傅思齐: 'fusiqi', 许诺言: 'xunuoyan', 王小明: 'wangxiaoming' };
const reading = new Map([...Object.entries(students), ['董佳豪', 'dongjiahao']]);
const classes = [1, 2, 3].map((no) => ({ id: `8-${no}`, name: `八年级(${no})班`, gid: 8 }));

/** A teacher's little school, for the sentences of this folder. */
export const lexicon: Lexicon = {
  today: '20261120',
  classes: [...classes, { id: '7-3', name: '七年级(3)班', gid: 7 }],
  students: Object.entries(students).map(([name, read]) => ({ id: name, name, reading: read })),
  subjects: [
    { id: 8, names: ['数学', 'maths', 'mathematics'] },
    { id: 9, names: ['英语'] },
  ],
  homework: [{ id: 'formula', title: '21.2.2 公式法 课时作业' }],
  read: (name) => reading.get(name) ?? '',
};
