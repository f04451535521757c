import { type SpokenForStudent, spokenApi } from '@zhibi/contract/homework/spoken';
import { useInfinite } from '../../platform/api.js';
import { useCanGo } from '../../platform/screen-line.js';
import type { WorkGroup } from './student-work.js';
import { useSpokenNews } from './use-spoken-news.js';

/** Where all of it is listed; there for students of schools that have it. */
export const SPOKEN = '/homework/spoken';

/** Whether a recording is to be made: nothing was sent yet, or the teacher asked once more. */
export const isToSay = ({
  status,
  sent,
  left,
  verdict,
}: Pick<SpokenForStudent, 'status' | 'sent' | 'left' | 'verdict'>) =>
  verdict?.redo === true || (status === 'open' && sent === 0 && left > 0);

/** Where it stands among the written homework: to do, with the teacher, back, or gone by. */
export function groupOfSpoken(task: Pick<SpokenForStudent, 'status' | 'sent' | 'left' | 'verdict'>): WorkGroup {
  if (isToSay(task)) return 'toWrite';
  if (task.sent === 0) return 'missed';
  return task.verdict?.judgedAt ? 'cameBack' : 'inHand';
}

/** The spoken homework of the student, newest first; none where the school has none. */
export function useMySpoken(): readonly SpokenForStudent[] {
  const { rows } = useInfinite(spokenApi.mine, useCanGo(SPOKEN) ? {} : null);
  useSpokenNews([spokenApi.mine]);
  return rows;
}
