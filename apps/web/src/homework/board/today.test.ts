import type { LessonRow } from '@zhibi/contract/classroom';
import { expect, it } from 'vitest';
import { homework, newId } from '../../../test/world.js';
import { cardsOfToday } from './today.js';

const subjectId = 2;
const room = (className: string) => ({ classId: newId(), className, subjects: [{ subjectId }] });
const [three, five, seven, other] = [
  room('九(3)班'),
  room('九(5)班'),
  room('九(7)班'),
  { ...room('九(9)班'), subjects: [{ subjectId: 1 }] },
];
const lesson = (classId: string, startedAt: string, endedAt: string | null): LessonRow => ({
  lessonId: newId(),
  classId,
  className: '',
  subjectId,
  title: '',
  teacherName: '',
  startedAt,
  endedAt,
  kinds: [],
  taskCount: 0,
  studentCount: 0,
  participation: null,
  rightRate: null,
});
const done = { total: 40, writing: 0, handedIn: 40, marked: 40 };
const half = { total: 40, writing: 0, handedIn: 17, marked: 0 };

it('shows the lessons of today in their order, then the classes without one: what can be discussed before what is not in', () => {
  const collect = homework({ classes: [five], status: 'open', progress: half });
  const discuss = homework({ classes: [seven], status: 'closed', progress: done });
  const late = lesson(three.classId, '20261120140000', null);
  const early = lesson(three.classId, '20261120085000', '20261120093000');
  const cards = cardsOfToday({
    today: '20261120',
    subjectId,
    lessons: [late, early, lesson(seven.classId, '20261119085000', '20261119093000')],
    classes: [three, five, seven, other],
    homework: [collect, discuss],
  });
  expect(cards.map((card) => ('lesson' in card ? card.lesson.lessonId : [card.className, card.next]))).toEqual([
    early.lessonId,
    late.lessonId,
    ['九(7)班', 'discuss'],
    ['九(5)班', 'collect'],
  ]);
});

it('says of a class that nothing waits for it; what was taken back does not', () => {
  const taken = homework({ classes: [five], status: 'withdrawn', progress: half });
  const cards = cardsOfToday({ today: '20261120', subjectId, lessons: [], classes: [five], homework: [taken] });
  expect(cards).toEqual([{ classId: five.classId, className: five.className, homework: null, next: 'nothing' }]);
});
