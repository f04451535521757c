import { Id } from '@zhibi/contract/kernel';
import { markingApi } from '@zhibi/contract/marking';
import { READ_ANSWERS, READ_CORRECTION, READ_PAPER_SCORES } from '../capture/index.js';
import { HOMEWORK_CLOSED, submissionsOf, taskSubject } from '../homework/index.js';
import { drawPageOf } from '../papers/index.js';
import type { TaskList } from '../platform/jobs/index.js';
import { mount, mountFile } from '../platform/mount.js';
import { found } from '../platform/problem.js';
import type { Services } from '../platform/services.js';
import { accountById } from '../session/index.js';
import { annotationsRoutes } from './annotations/routes.js';
import { keysRoutes } from './answer-keys/routes.js';
import { appealsRoutes } from './appeals/routes.js';
import { commentsRoutes } from './comments/routes.js';
import { groupsRoutes } from './groups/routes.js';
import { lectureRoutes } from './lecture/routes.js';
import { keepLedgerChain, LINK_SCORES } from './ledger/keep-chain.js';
import { restoreScore } from './ledger/restore-score.js';
import { readPaperScores } from './paper-scores/read-paper-scores.js';
import { readCopyCorrected } from './pen-correction/read-copy.js';
import { correctionRoutes } from './pen-correction/routes.js';
import { type Reading, readAnswers } from './reading/read-answers.js';
import { readApart } from './reading/read-apart.js';
import { releasePapers } from './release-papers.js';
import { roundsRoutes } from './rounds/routes.js';
import { rubricsRoutes } from './rubrics/routes.js';
import { listAnswers, pageToMark, paperToMark, showLedger } from './scoring/list-answers.js';
import { listItems } from './scoring/list-items.js';
import { listStudents } from './scoring/list-students.js';
import { listWaiting } from './scoring/list-waiting.js';
import { scoreAnswers, undoScore } from './scoring/score-answers.js';
import type { Shown } from './scoring/show-answers.js';
import { keptResultPage, showResult } from './show-result.js';
import type { CopiesOf } from './store-begun.js';

export const markingRoutes = (services: Services) => {
  commentsRoutes(services);
  groupsRoutes(services);
  const { clock, database, settings } = services;
  const shown: Shown = {
    timeZone: settings.TZ_NAME,
    // Names of accounts are the session's, out of reach of a school's own transaction; few people mark one homework.
    namesOf: async (ids) => {
      const accounts = await database.readAsSystem((db) => Promise.all(ids.map((id) => accountById(db, id))));
      return new Map(accounts.flatMap((one) => (one === undefined ? [] : [[one.id, one.name]])));
    },
  };

  annotationsRoutes(services, shown);
  appealsRoutes(services, shown);
  lectureRoutes(services, shown);
  roundsRoutes(services, shown, () => readingOf(services));
  correctionRoutes(services, () => readingOf(services));
  rubricsRoutes(services, shown);
  keysRoutes(services, shown, () => readingOf(services));
  mount(services, markingApi.items, ({ db, actor }, { homeworkId }) => listItems(db, actor, homeworkId, clock.now()));
  mount(services, markingApi.answers, async ({ db, actor }, input) => ({
    items: await listAnswers(db, actor, input, shown),
  }));
  mount(services, markingApi.papers, ({ db, actor }, input) => paperToMark(db, actor, input, shown));
  mount(services, markingApi.students, ({ db, actor }, { homeworkId }) =>
    listStudents(db, actor, homeworkId, clock.now()),
  );
  mountFile(services, markingApi.page, async ({ actor, transact }, wanted) =>
    drawPageOf(services, await transact((db) => pageToMark(db, actor, wanted))),
  );
  mount(services, markingApi.score, async ({ db, actor }, { scores }) => ({
    items: await scoreAnswers(db, actor, scores, clock.now()),
  }));
  mount(services, markingApi.undo, async ({ db, actor }, input) =>
    found((await undoScore(db, actor, input, readingOf(services)))[0]),
  );
  mount(services, markingApi.ledger, async ({ db, actor }, { answerId }) => ({
    items: await showLedger(db, actor, answerId, shown),
  }));
  mount(services, markingApi.restore, ({ db, actor }, input) => restoreScore(db, actor, input, clock.now()));
  mount(services, markingApi.release, async ({ db, actor }, { homeworkId }) => {
    await releasePapers(db, actor, homeworkId, clock.now());
    return {};
  });
  mount(services, markingApi.waiting, ({ db, actor }, { subjectId }) => listWaiting(db, actor, subjectId, clock.now()));
  mount(services, markingApi.result, ({ db, actor }, { homeworkId }) =>
    showResult(db, actor, homeworkId, settings.TZ_NAME),
  );
  mountFile(services, markingApi.resultPage, async ({ actor, transact }, { homeworkId, page }) =>
    drawPageOf(services, await transact((db) => keptResultPage(db, actor, homeworkId, page))),
  );
};

/** In one transaction: reading a class takes seconds, and nobody's score waits for all the others. */
const COPIES_AT_ONCE = 10;

const readingOf = (services: Services): Reading => ({
  now: services.clock.now(),
  readCopy: (copy) => readApart(services, copy),
});

const readCopies = (services: Services, of: CopiesOf): Promise<void> =>
  services.database.asActor({ schoolIds: [of.schoolId] }, (db) => readAnswers(db, of, readingOf(services)));

const copySubject = taskSubject.extend({ studentId: Id });

/** Reading what was written: a while after the pen rests, and once more when the papers are in. */
export const markingTasks = (services: Services): TaskList => ({
  [LINK_SCORES]: () => keepLedgerChain(services),
  [READ_ANSWERS]: async ({ payload }) => {
    const { schoolId, homeworkId, studentId } = copySubject.parse(payload);
    await readCopies(services, { schoolId, homeworkId, studentIds: [studentId] });
  },
  [READ_CORRECTION]: async ({ payload }) => {
    const of = copySubject.parse(payload);
    await services.database.asActor({ schoolIds: [of.schoolId] }, (db) =>
      readCopyCorrected(db, of, readingOf(services)),
    );
  },
  [READ_PAPER_SCORES]: async ({ payload }) => {
    const of = copySubject.parse(payload);
    await services.database.asActor({ schoolIds: [of.schoolId] }, (db) =>
      readPaperScores(db, of, services.clock.now()),
    );
  },
  [HOMEWORK_CLOSED]: async ({ payload }) => {
    const { schoolId, homeworkId } = taskSubject.parse(payload);
    const copies = await services.database.asActor({ schoolIds: [schoolId] }, (db) =>
      submissionsOf(db, schoolId, homeworkId),
    );
    const studentIds = copies.flatMap(({ studentId, firstInkAt }) => (firstInkAt === null ? [] : [studentId]));
    for (let from = 0; from < studentIds.length; from += COPIES_AT_ONCE)
      await readCopies(services, { schoolId, homeworkId, studentIds: studentIds.slice(from, from + COPIES_AT_ONCE) });
  },
});

/** What of it is done again and again. */
export const markingRepeated = [LINK_SCORES] as const;
