import { pointsApi, usualReasons } from '@zhibi/contract/classroom/points';
import { toStamp } from '@zhibi/contract/kernel';
import { newId } from '../src/platform/ids.js';
import { idOf, seeded } from './ids.js';
import type { Making } from './making.js';
import { signInAs } from './sign-in-as.js';

const TEACHER = 'teacher01';
const CLASS = 'exp-8-1';
const STUDENTS = 40;
const DAY_MS = 86_400_000;
/** Days ago on which there was a lesson, and what happened in each. */
const LESSONS = [13, 12, 9, 8, 6, 5, 2, 1] as const;
const GIFTS_EACH = 5;
const REMARKS = ['本月发言积极，计算题书写工整。', '作业按时订正，几何证明的步骤更完整了。'] as const;

const studentId = (nth: number) => idOf('student', `student${String(nth + 1).padStart(2, '0')}`);

/** Points that teacher01 gave the first class in the lessons of two weeks, and two remarks of this month: one that the student reads. */
export async function makePoints({ services, clock }: Making): Promise<void> {
  const classId = idOf('class', CLASS);
  const draw = seeded(8);
  const any = (count: number) => Math.floor(draw() * count);
  for (const daysAgo of LESSONS) {
    clock.travelTo(new Date(Date.now() - daysAgo * DAY_MS));
    const teacher = await signInAs(services, TEACHER);
    for (let nth = 0; nth < GIFTS_EACH; nth++) {
      const { text, points } = usualReasons.zh[any(usualReasons.zh.length)] ?? { text: '积极发言', points: 1 };
      const studentIds = [...new Set([studentId(any(STUDENTS)), studentId(any(STUDENTS))])];
      const to = { kind: 'students' as const, studentIds };
      await teacher.call(pointsApi.give, { wishId: newId(), classId, to, points, reason: text, lessonId: null });
    }
  }
  clock.travelTo(new Date());
  const teacher = await signInAs(services, TEACHER);
  const month = toStamp(clock.now(), services.settings.TZ_NAME).slice(0, 6);
  for (const [nth, text] of REMARKS.entries())
    await teacher.call(pointsApi.saveRemark, { classId, studentId: studentId(nth), month, revision: 0, text });
  const { students } = await teacher.call(pointsApi.remarks, { classId, month });
  const first = students.find((one) => one.studentId === studentId(0))?.remark;
  if (first)
    await teacher.call(pointsApi.moveRemark, { remarkId: first.remarkId, revision: first.revision, move: 'release' });
}
