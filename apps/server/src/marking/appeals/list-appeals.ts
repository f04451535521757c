import { toStamp } from '@zhibi/contract/kernel';
import type { AppealToDecide } from '@zhibi/contract/marking/appeals';
import type { Actor } from '@zhibi/contract/session';
import type { Db } from '../../platform/db.js';
import { appealsOfTeacher, type Listed, type Show } from './appeals-of-teacher.js';
import type { Appeal } from './store-appeals.js';

/** What is told of an appeal to everybody who sees it. */
export const factsOf = (appeal: Appeal, timeZone: string) => ({
  appealId: appeal.id,
  no: appeal.no,
  state: appeal.state,
  reason: appeal.reason,
  scoreBefore: appeal.scoreBefore,
  scoreAfter: appeal.scoreAfter,
  word: appeal.word,
  appealedAt: toStamp(appeal.appealedAt, timeZone),
  decidedAt: appeal.decidedAt && toStamp(appeal.decidedAt, timeZone),
});

export const toDecide = ({ appeal, homework, isOwnScore }: Omit<Listed, 'itemId' | 'scoredBy'>, timeZone: string) => ({
  ...factsOf(appeal, timeZone),
  homeworkId: appeal.homeworkId,
  title: homework.title,
  isOwnScore,
});

/** A fixed number of queries, and one for each subject of the teacher. */
export const listAppeals = async (
  db: Db,
  actor: Actor,
  show: Show,
  timeZone: string,
): Promise<{ items: AppealToDecide[] }> => ({
  items: (await appealsOfTeacher(db, actor, show)).map((one) => toDecide(one, timeZone)),
});
