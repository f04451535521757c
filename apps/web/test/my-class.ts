import type { ClassHead, Classmate, GroupSet } from '@zhibi/contract/people/my-classes';
import { newId } from './world.js';

/** A class for specifications: its teacher may do everything. */
export const classHead = (change: Partial<ClassHead> = {}): ClassHead => ({
  classId: newId(),
  className: '九(3)班',
  gid: 9,
  headTeacher: '林若溪',
  students: 4,
  can: {
    arrange: true,
    correctReadings: true,
    handSlips: true,
    levelSubjects: [{ subjectId: 202, subjectName: '初中数学' }],
  },
  ...change,
});

const people = [
  ['陈思远', 'chen si yuan'],
  ['王梓涵', 'wang zi han'],
  ['李沐阳', 'li mu yang'],
  ['吕行', 'lv xing'],
] as const;

export const classmates = (): Classmate[] =>
  people.map(([name, pinyin], at) => ({
    studentId: newId(),
    studentNo: `2026080${at + 1}`,
    name,
    pinyin,
    sex: at % 2 === 0,
  }));

export const groupSet = (students: readonly Classmate[], change: Partial<GroupSet> = {}): GroupSet => {
  const [a = '', b = '', c = '', d = ''] = students.map(({ studentId }) => studentId);
  return {
    setId: newId(),
    name: '座位组',
    purpose: 'seat',
    lockedUntil: null,
    isLocked: false,
    revision: 3,
    changedBy: '周启明',
    changedAt: '20261120080000',
    groups: [
      { number: 1, name: '', colour: 1, leaderId: a, memberIds: [a, b] },
      { number: 2, name: '', colour: 2, leaderId: null, memberIds: [c, d] },
    ],
    ...change,
  };
};
