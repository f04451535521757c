import type { homeworkApi } from '@zhibi/contract/homework';
import { toStamp } from '@zhibi/contract/kernel';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import { copiesOf, findRun, geometryOf, layOutPaper } from '../../papers/index.js';
import { levelsOfClasses, membersOfGroups, studentsOf } from '../../people/index.js';
import type { Db } from '../../platform/db.js';
import { ensure } from '../../platform/problem.js';
import type { Services } from '../../platform/services.js';
import { forecastPrint, printStands } from '../../printing/index.js';
import type { Here } from '../for-teacher.js';
import { paperToGive } from './publish-homework.js';
import { deal } from './rules-dealing.js';
import { formsAtSeats } from './seat-forms.js';

type Wanted = z.output<typeof homeworkApi.printPlan.input>;
type Transact = <T>(work: (db: Db) => Promise<T>) => Promise<T>;

/** What printing costs and when it can be there, before a homework is given: of copies that exist, or of those that will be made. */
export async function planPrinting(
  services: Services,
  { actor, transact }: { actor: Actor; transact: Transact },
  wanted: Wanted,
  here: Here,
): Promise<z.input<typeof homeworkApi.printPlan.output>> {
  const { schoolId } = actor;
  const { paper } = await transact((db) => paperToGive(db, actor, wanted));
  ensure(paper.items.length > 0, 'conflict', 'no-questions');
  await layOutPaper(services, schoolId, wanted.paperId);
  return transact(async (db) => {
    const { paper: laidOut, classIds } = await paperToGive(db, actor, wanted);
    const { paperId, revision } = laidOut;
    const { pageSize, pageCount } = await geometryOf(db, schoolId, paperId, revision);
    const copies = await copiesFor(db, actor, { ...wanted, classIds }, laidOut.subjectId);
    const forecast = await forecastPrint(db, actor, { pageSize, pageCount, copies }, here);
    const { printRunId } = wanted;
    const stand = printRunId && (await printStands(db, actor, [printRunId], here.timeZone)).get(printRunId);
    return {
      ...forecast,
      copies,
      pageCount,
      ordered:
        stand && stand.state !== 'withdrawn'
          ? { isHere: stand.state === 'here', dueAt: toStamp(stand.dueAt, here.timeZone) }
          : null,
    };
  });
}

/** How many copies it takes: those of the run, or one for each who is meant. */
async function copiesFor(db: Db, actor: Actor, wanted: Wanted, subjectId: number): Promise<number> {
  const { schoolId } = actor;
  const { printRunId, classIds, paperId, audience } = wanted;
  if (printRunId !== undefined) {
    const run = await findRun(db, schoolId, printRunId);
    ensure(run?.paperId === paperId, 'not-found');
    return (await copiesOf(db, schoolId, printRunId)).length;
  }
  const everybody = await studentsOf(db, schoolId, classIds);
  const [students = []] = deal([audience], {
    students: everybody,
    levelOf: await levelsOfClasses(db, schoolId, { classIds, subjectId }),
    groups: await membersOfGroups(db, schoolId, classIds),
    formAt: await formsAtSeats(db, schoolId, { classIds, students: everybody, audiences: [audience] }),
  });
  return students.length;
}
