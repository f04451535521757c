import type { Actor } from '@zhibi/contract/session';
import { bindCopies, filesOfRuns } from '../../papers/index.js';
import type { Db } from '../../platform/db.js';
import { ensure } from '../../platform/problem.js';
import type { Services } from '../../platform/services.js';
import { homeworkByIds } from '../store.js';
import { holidayForTeacher } from './read-holiday.js';
import { weeksOfHolidays } from './store.js';

interface Needs {
  actor: Actor;
  transact<T>(work: (db: Db) => Promise<T>): Promise<T>;
}

/** The booklets of some students, week after week and in each week subject after subject, made when they are fetched: nothing with a name is kept twice. */
export async function bindHoliday(
  services: Services,
  { actor, transact }: Needs,
  { holidayId, studentIds }: { holidayId: string; studentIds: readonly string[] },
): Promise<{ pdf: Uint8Array; title: string }> {
  const { schoolId } = actor;
  const { files, title } = await transact(async (db) => {
    const row = await holidayForTeacher(db, actor, holidayId);
    ensure(row.state === 'ready', 'conflict', 'not-ready');
    const weeks = await weeksOfHolidays(db, schoolId, [holidayId]);
    const homework = await homeworkByIds(
      db,
      schoolId,
      weeks.flatMap(({ homeworkId }) => homeworkId ?? []),
    );
    const standing = weeks.flatMap(({ homeworkId }) => {
      const one = homework.get(homeworkId ?? '');
      return one === undefined || one.withdrawnAt !== null ? [] : [one.printRunId];
    });
    return { files: await filesOfRuns(db, schoolId, standing), title: row.title };
  });
  return { pdf: await bindCopies(services, files, studentIds), title };
}
