import type { HomeworkForTeacher } from '@zhibi/contract/homework';
import type { StatusTone } from '../../platform/layout/status-tag.js';
import { instantOf, nowStamp } from '../../platform/time.js';

export type WorkStage = 'scheduled' | 'writing' | 'marking' | 'marked' | 'released' | 'closed';

/** Where a homework stands for its teacher, from its state and its counts. */
export function stageOf({
  status,
  releasedAt,
  progress,
  can,
}: Pick<HomeworkForTeacher, 'status' | 'releasedAt' | 'progress' | 'can'>): WorkStage {
  if (releasedAt) return 'released';
  if (status === 'scheduled') return 'scheduled';
  // While students write, it is being written: what some have handed in is told beside it.
  if (status === 'open' && progress.handedIn < progress.total) return 'writing';
  if (waitsForMarks({ progress, can })) return 'marking';
  if (progress.handedIn > 0 && progress.marked >= progress.handedIn && status === 'closed') return 'marked';
  return status === 'open' ? 'writing' : 'closed';
}

/** It opens when it is pushed and its start has come, whichever is later: a week of a holiday was pushed long before. */
export const opensAt = ({ pushAt, startAt }: Pick<HomeworkForTeacher, 'pushAt' | 'startAt'>): string =>
  pushAt > startAt ? pushAt : startAt;

type Scheduled = Pick<HomeworkForTeacher, 'status' | 'pushAt'>;

/** When it will be pushed; null where it was, or never will be. */
export const pushesAt = ({ status, pushAt }: Scheduled, now = nowStamp()): string | null =>
  status === 'scheduled' && pushAt > now ? pushAt : null;

/** When it begins, as is shown: what is still to come never before it is pushed. */
export const beginsAt = (homework: Scheduled & Pick<HomeworkForTeacher, 'startAt'>): string =>
  homework.status === 'scheduled' ? opensAt(homework) : homework.startAt;

/** Papers wait for the teacher, also while others still write. */
export const waitsForMarks = ({ progress, can }: Pick<HomeworkForTeacher, 'progress' | 'can'>): boolean =>
  can.mark && progress.marked < progress.handedIn;

export const stageTones: Record<WorkStage, StatusTone> = {
  scheduled: 'off',
  writing: 'wait',
  marking: 'run',
  marked: 'done',
  released: 'done',
  closed: 'off',
};

const DAY_MS = 86_400_000;

/** What a teacher deals with today: everything that is not over, and what was over since yesterday. `now` is a stamp. */
export const isOfToday = (homework: HomeworkForTeacher, now: string): boolean => {
  if (homework.status === 'withdrawn') return false;
  const stage = stageOf(homework);
  if (stage !== 'released' && stage !== 'closed') return true;
  return instantOf(now).getTime() - instantOf(homework.endAt).getTime() < DAY_MS;
};
