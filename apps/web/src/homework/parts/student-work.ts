import type { HomeworkForStudent } from '@zhibi/contract/homework';
import type { StatusTone } from '../../platform/layout/status-tag.js';
import { instantOf } from '../../platform/time.js';

/** What a student has to do with a homework: write it, wait for the teacher, look at what came back, or nothing any more. */
export type WorkGroup = 'toWrite' | 'inHand' | 'cameBack' | 'missed';
export type WorkState = 'assigned' | 'writing' | 'catchUp' | 'handedIn' | 'new' | 'seen' | 'missed' | 'excused';

type Work = Pick<HomeworkForStudent, 'status' | 'submission' | 'endAt' | 'collectedAt' | 'seen' | 'excuse'>;

/** Late writing is taken for ever, but after a week nobody is reminded of it. */
const REMINDED_DAYS = 7;
const DAY_MS = 86_400_000;

/** Collected by the teacher, or at its end. */
const overAt = ({ collectedAt, endAt }: Work) => collectedAt ?? endAt;
const isRemindedOf = (work: Work, now: string) =>
  instantOf(now).getTime() - instantOf(overAt(work)).getTime() < REMINDED_DAYS * DAY_MS;

/** Need not be handed in; what was only left at home is still to come. */
const isExcused = ({ excuse }: Work) => excuse !== null && excuse !== 'forgotten';

/** @param now a stamp */
export function stateOf(work: Work, now: string): WorkState {
  const isIn = work.submission === 'handed-in' || work.submission === 'marked' || work.submission === 'released';
  if (isExcused(work) && !isIn) return 'excused';
  switch (work.submission) {
    case 'assigned':
      return 'assigned';
    case 'writing':
      // Begun on the screen after the end, and not handed in yet: it is still to be done.
      return work.status === 'closed' ? 'catchUp' : 'writing';
    case 'absent':
      return isRemindedOf(work, now) ? 'catchUp' : 'missed';
    case 'handed-in':
    case 'marked':
      return 'handedIn';
    case 'released':
      return work.seen ? 'seen' : 'new';
  }
}

const groups: Record<WorkState, WorkGroup> = {
  assigned: 'toWrite',
  writing: 'toWrite',
  catchUp: 'toWrite',
  handedIn: 'inHand',
  new: 'cameBack',
  seen: 'cameBack',
  missed: 'missed',
  excused: 'missed', // nobody asks for it; who wants to write it finds it there
};

export const tones: Record<WorkState, StatusTone> = {
  assigned: 'wait',
  writing: 'run',
  catchUp: 'warn',
  handedIn: 'done',
  new: 'run',
  seen: 'done',
  missed: 'off',
  excused: 'off',
};

const urgency = (work: Work) => `${work.status === 'open' ? 0 : 1} ${overAt(work)}`;

/** The homework of one group: what is to write by how soon it ends, the rest as it came. */
export function groupOf<W extends Work>(list: readonly W[], group: WorkGroup, now: string): W[] {
  const own = list.filter((work) => groups[stateOf(work, now)] === group);
  return group === 'toWrite' ? own.sort((a, b) => urgency(a).localeCompare(urgency(b))) : own;
}
