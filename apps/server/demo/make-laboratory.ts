import { laboratoryApi } from '@zhibi/contract/classroom/laboratory';
import { toStamp } from '@zhibi/contract/kernel';
import { newId } from '../src/platform/ids.js';
import { idOf, seeded } from './ids.js';
import type { Making } from './making.js';
import { signInAs } from './sign-in-as.js';

const TEACHER = 'teacher01';
const CLASS = 'exp-8-1';
const STUDENTS = 40;
const steps = [
  { title: '检查器材', points: 2, safety: false, criteria: '说出每件器材的用途' },
  { title: '固定支架，防止倾倒', points: 2, safety: true, criteria: '松手前支架不晃动' },
  { title: '三次测量', points: 6, safety: false, criteria: '每次读数到分度值的下一位' },
  { title: '计算平均值', points: 5, safety: false, criteria: '' },
  { title: '整理器材', points: 1, safety: false, criteria: '' },
] as const;

const studentId = (nth: number) => idOf('student', `student${String(nth + 1).padStart(2, '0')}`);

/** Lab work of teacher01: one that is finished, one that is being scored. */
export async function makeLaboratory({ services, clock }: Making): Promise<void> {
  const teacher = await signInAs(services, TEACHER);
  const draw = seeded(18);
  const heldOn = toStamp(clock.now(), services.settings.TZ_NAME).slice(0, 8);
  for (const [title, count, isFinished] of [
    ['测量旗杆的高度', STUDENTS, true],
    ['用频率估计概率', 12, false],
  ] as const) {
    const assessmentId = newId();
    const own = steps.map((step) => ({ ...step, stepId: newId() }));
    const place = { classId: idOf('class', CLASS), subjectId: 202 };
    const fields = { title, heldOn, steps: own, scorerIds: [], setId: null };
    await teacher.call(laboratoryApi.make, { assessmentId, ...place, ...fields });
    await teacher.call(laboratoryApi.move, { assessmentId, revision: 1, move: 'open' });
    const rows = Array.from({ length: count }, (_, nth) =>
      own.map(({ stepId, points, safety }) => ({
        clientId: newId(),
        studentId: studentId(nth),
        stepId,
        version: 1,
        points: safety ? (draw() < 0.9 ? points : 0) : Math.ceil(points * (0.5 + draw() / 2)),
        note: '',
      })),
    ).flat();
    await teacher.call(laboratoryApi.score, { assessmentId, rows });
    if (isFinished) await teacher.call(laboratoryApi.move, { assessmentId, revision: 2, move: 'finish' });
  }
}
