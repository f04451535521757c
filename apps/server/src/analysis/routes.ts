import { analysisApi } from '@zhibi/contract/analysis';
import { taskSubject } from '../homework/index.js';
import { WRONG_QUESTIONS } from '../marking/index.js';
import type { TaskList } from '../platform/jobs/index.js';
import { mount, mountFile } from '../platform/mount.js';
import type { Services } from '../platform/services.js';
import { wallRoutes } from './boards/routes.js';
import { handbookRoutes, handbookTasks } from './handbook/routes.js';
import { takeReviews } from './handbook/take-reviews.js';
import { JUDGE_MASTERY, judgeMastery } from './mastery/judge-mastery.js';
import { readEvidence } from './mastery/read-evidence.js';
import { showTrials } from './mastery/show-trials.js';
import { periodReportRoutes } from './period-report/routes.js';
import { proposeLevels } from './propose-levels.js';
import { recommendRoutes } from './recommend/routes.js';
import { classReport } from './reports/class-report.js';
import { exportReport } from './reports/export-report.js';
import { classPulse, listReports, stagesWithReports } from './reports/list-reports.js';
import { spOfClass } from './reports/sp-of-class.js';
import { CHECK_RESULTS, checkResults } from './results/check-results.js';
import { dayOf } from './rules.js';
import { stageTestRoutes } from './stage-tests/routes.js';
import { studentReportRoutes } from './student-report/routes.js';
import { collectWrongQuestions } from './wrong-book/collect-wrong-questions.js';
import { listWrong, wrongOfStudent } from './wrong-book/list-wrong.js';
import { moveOnLadder, putOff, setCause } from './wrong-book/review-wrong.js';

export const analysisRoutes = (services: Services) => {
  const timeZone = services.settings.TZ_NAME;
  const here = () => ({ now: services.clock.now(), timeZone });

  handbookRoutes(services);
  stageTestRoutes(services);
  recommendRoutes(services);
  wallRoutes(services);
  studentReportRoutes(services);
  periodReportRoutes(services);
  mount(services, analysisApi.report, ({ db, actor }, input) => classReport(db, actor, input, here()));
  mount(services, analysisApi.reports, ({ db, actor }, input) => listReports(db, actor, input, here()));
  mount(services, analysisApi.stages, async ({ db, actor }) => ({
    stages: await stagesWithReports(db, actor, here().now),
  }));
  mountFile(services, analysisApi.exportReport, (call, input) => exportReport(services, call, input, here()));
  mount(services, analysisApi.spTable, ({ db, actor }, input) => spOfClass(db, actor, input));
  mount(services, analysisApi.masteryTrials, async ({ db, actor }) => ({ trials: await showTrials(db, actor) }));
  mount(services, analysisApi.masteryEvidence, ({ db, actor }, input) => readEvidence(db, actor, input, here()));
  mount(services, analysisApi.pulse, ({ db, actor }, { subjectId }) => classPulse(db, actor, subjectId, here()));
  mount(services, analysisApi.levelProposal, async ({ db, actor }, input) => ({
    items: await proposeLevels(db, actor, input),
  }));
  mount(services, analysisApi.wrong, ({ db, actor }, input) => listWrong(db, actor, input, here()));
  mount(services, analysisApi.wrongOfStudent, ({ db, actor }, input) => wrongOfStudent(db, actor, input, timeZone));
  mount(services, analysisApi.setCause, async ({ db, actor }, { wrongId, cause }) => {
    await setCause(db, actor, wrongId, cause);
    return {};
  });
  mount(services, analysisApi.understood, ({ db, actor }, input) =>
    moveOnLadder(db, actor, input, dayOf(services.clock.now(), timeZone)),
  );
  mount(services, analysisApi.notYet, ({ db, actor }, { wrongId }) =>
    putOff(db, actor, wrongId, dayOf(services.clock.now(), timeZone)),
  );
};

/** What follows when papers have gone back. */
export const analysisTasks = (services: Services): TaskList => ({
  ...handbookTasks(services),
  [CHECK_RESULTS]: () => checkResults(services),
  [JUDGE_MASTERY]: () => judgeMastery(services),
  [WRONG_QUESTIONS]: async ({ payload }) => {
    const subject = taskSubject.parse(payload);
    const { database, clock, settings } = services;
    const timeZone = settings.TZ_NAME;
    await database.asActor({ schoolIds: [subject.schoolId] }, async (db) => {
      await collectWrongQuestions(db, subject, dayOf(clock.now(), timeZone));
      await takeReviews(db, subject, timeZone);
    });
  },
});

/** What of it is done again and again. */
export const analysisRepeated = [CHECK_RESULTS, JUDGE_MASTERY] as const;
