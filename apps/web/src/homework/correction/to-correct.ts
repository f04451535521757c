import type { HomeworkForTeacher } from '@zhibi/contract/homework';
import { isOfToday } from '../parts/stage.js';

/** Papers that came in and are not wholly marked. */
export const toMarkOf = ({ progress }: Pick<HomeworkForTeacher, 'progress'>): number =>
  Math.max(0, progress.handedIn - progress.marked);

const shareIn = ({ progress: { handedIn, total } }: HomeworkForTeacher) => (total === 0 ? 0 : handedIn / total);

/** The homework to correct today: first that with papers to mark, the most complete one before the others. @param now a stamp */
export const toCorrect = (all: readonly HomeworkForTeacher[], now: string): HomeworkForTeacher[] =>
  all
    .filter((one) => one.status !== 'scheduled' && isOfToday(one, now))
    .sort(
      (a, b) =>
        Number(toMarkOf(b) > 0) - Number(toMarkOf(a) > 0) || shareIn(b) - shareIn(a) || a.endAt.localeCompare(b.endAt),
    );
