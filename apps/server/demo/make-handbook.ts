import { bookletTypes, handbookApi, usualHandbookRules } from '@zhibi/contract/analysis/handbook';
import { toStamp } from '@zhibi/contract/kernel';
import { newId } from '../src/platform/ids.js';
import { idOf } from './ids.js';
import type { Making } from './making.js';
import { signInAs } from './sign-in-as.js';

const DAY_MS = 86_400_000;
const MATHS = 202;
/** Each copy is set and drawn by itself: a handful shows the list, the results and the PDF, and takes a second or two. */
const FEW = 8;

/** An issue of personal booklets of teacher01's class, short ones for a handful of students: teacher, principal and officer have something to read. */
export async function makeHandbook({ services, clock, settle }: Making): Promise<void> {
  const teacher = await signInAs(services, 'teacher01');
  const stamp = (days: number) => toStamp(new Date(clock.now().getTime() + days * DAY_MS), services.settings.TZ_NAME);
  const day = (days: number) => stamp(days).replace(/^(\d{4})(\d\d)(\d\d).*$/, '$1-$2-$3');
  const range = { classId: idOf('class', 'exp-8-1'), subjectId: MATHS, from: day(-60), to: day(0) };
  let least: { count: number; rules: typeof usualHandbookRules } | undefined;
  for (const type of bookletTypes) {
    const rules = { ...usualHandbookRules, maxPages: 1, variants: 0, needsFirst: false, dueOnly: false, types: [type] };
    const { students } = await teacher.call(handbookApi.plan, { range, rules });
    const count = students.length;
    if (count > 0 && (least === undefined || count < least.count)) least = { count, rules };
    if (count >= 2 && count <= FEW) break;
  }
  if (least === undefined) return;
  await teacher.call(handbookApi.print, {
    range,
    rules: least.rules,
    title: '错题个册 第一期',
    endAt: `${stamp(5).slice(0, 8)}180000`,
    dots: true,
    wishId: newId(),
  });
  await settle();
}
