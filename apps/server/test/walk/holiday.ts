import { holidayApi } from '@zhibi/contract/homework/holiday';
import { toStamp } from '@zhibi/contract/kernel';
import { newId } from '../../src/platform/ids.js';
import type { Scenario } from '../scenario.js';
import { JUNIOR_MATHS, type TestWorld } from '../school.js';
import { type ForeignIds, hidden, own, type WalkRows } from './meeting.js';

const DAY_MS = 86_400_000;
const holiday = hidden(({ holidayId }) => ({ holidayId }));
const ofSubject = ({ holidayId }: ForeignIds) => ({ holidayId, subjectId: JUNIOR_MATHS });
const dayOf = ({ later }: ForeignIds) => later.slice(0, 8);
const wish = (ids: ForeignIds) => ({
  ...ofSubject(ids),
  paperIds: [ids.paperId],
  days: [dayOf(ids)],
  minutesADay: 20,
});

export const rows: WalkRows = {
  'holiday.list': own(),
  'holiday.begin': hidden((ids) => ({
    wishId: ids.holidayId,
    classId: ids.classId,
    title: 'x',
    workCategory: 4,
    from: dayOf(ids),
    to: `29${dayOf(ids).slice(2)}`,
  })),
  'holiday.detail': holiday,
  'holiday.deal': hidden(wish),
  'holiday.fill': hidden((ids) => ({ ...wish(ids), revision: 0 })),
  'holiday.clear': hidden((ids) => ({ ...ofSubject(ids), revision: 1 })),
  'holiday.print': holiday,
  'holiday.pdf': hidden(({ holidayId, studentId }) => ({ holidayId, studentIds: [studentId] })),
  'holiday.withdraw': holiday,
  'holiday.takeOff': hidden((ids) => ({ ...ofSubject(ids), day: dayOf(ids), off: true })),
  'holiday.students': holiday,
  'holiday.excuse': hidden((ids) => ({
    holidayId: ids.holidayId,
    studentId: ids.studentId,
    day: dayOf(ids),
    excused: true,
  })),
  'holiday.remind': hidden(({ holidayId, studentId }) => ({ holidayId, studentIds: [studentId] })),
  'holiday.plans': own(),
  'holiday.tick': hidden((ids) => ({ ...ofSubject(ids), day: dayOf(ids), done: true })),
  'holiday.skip': hidden((ids) => ({ holidayId: ids.holidayId, day: dayOf(ids), reason: 'sick' })),
  'holiday.unskip': hidden((ids) => ({ holidayId: ids.holidayId, day: dayOf(ids) })),
};

/** A holiday booklet of the other school, which nobody has filled. */
export async function foreignHoliday(
  world: TestWorld,
  { teacher, class: { classId } }: Pick<Scenario, 'teacher' | 'class'>,
): Promise<Pick<ForeignIds, 'holidayId'>> {
  const dayIn = (days: number) =>
    toStamp(new Date(world.clock.now().getTime() + days * DAY_MS), 'Asia/Shanghai').slice(0, 8);
  const times = { from: dayIn(1), to: dayIn(9) };
  return teacher.call(holidayApi.begin, { wishId: newId(), classId, title: '寒假', workCategory: 3, ...times });
}
