import type { HomeworkForTeacher, SubmissionOfStudent } from '@zhibi/contract/homework';
import { nowStamp } from '../../../platform/time.js';
import { dayAfter } from '../../parts/days.js';

type Ends = Pick<HomeworkForTeacher, 'endAt' | 'collectedAt'>;
type Own = Pick<SubmissionOfStudent, 'endAt'>;

const overAt = ({ endAt, collectedAt }: Ends): string => collectedAt ?? endAt;

/** When a student's time is over as it stands: a later end of one's own, else that of everybody. */
const endOf = (homework: Ends, { endAt }: Own): string => {
  const over = overAt(homework);
  return endAt !== null && endAt > over ? endAt : over;
};

/** What an extension begins with: a day more than the student has, and a day from now where that is over. */
export function longerEnd(homework: Ends, copy: Own, now = nowStamp()): string {
  const [end, today] = [endOf(homework, copy), now.slice(0, 8)];
  const day = end.slice(0, 8);
  return `${dayAfter(day > today ? day : today, 1)}${homework.endAt.slice(8)}`;
}

/** It gives time: later than the end of everybody, and another than the student has already, whose own may be moved nearer. */
export const isLonger = (homework: Ends, copy: Own, wanted: string): boolean =>
  wanted.slice(0, 12) > overAt(homework).slice(0, 12) && wanted.slice(0, 12) !== endOf(homework, copy).slice(0, 12);
