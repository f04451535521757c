import { analysisApi } from '@zhibi/contract/analysis';
import { captureApi } from '@zhibi/contract/capture';
import { devicesApi } from '@zhibi/contract/capture/devices';
import { scansApi } from '@zhibi/contract/capture/scans';
import { diskApi } from '@zhibi/contract/disk';
import { captureEvents } from '@zhibi/contract/events/capture';
import { homeworkEvents } from '@zhibi/contract/events/homework';
import { markingEvents } from '@zhibi/contract/events/marking';
import { peopleEvents } from '@zhibi/contract/events/people';
import { printingEvents } from '@zhibi/contract/events/printing';
import { questionsEvents } from '@zhibi/contract/events/questions';
import { sessionEvents } from '@zhibi/contract/events/session';
import { homeworkApi } from '@zhibi/contract/homework';
import { type Api, type Endpoint, resync } from '@zhibi/contract/kernel';
import { markingApi } from '@zhibi/contract/marking';
import { operationsApi } from '@zhibi/contract/operations';
import { papersApi } from '@zhibi/contract/papers';
import { arithmeticApi } from '@zhibi/contract/papers/arithmetic';
import { charactersApi } from '@zhibi/contract/papers/characters';
import { composingApi } from '@zhibi/contract/papers/composing';
import { libraryApi } from '@zhibi/contract/papers/library';
import { peopleApi } from '@zhibi/contract/people';
import { myClassesApi } from '@zhibi/contract/people/my-classes';
import { organisationApi } from '@zhibi/contract/people/organisation';
import { profileApi } from '@zhibi/contract/people/profile';
import { recordsApi } from '@zhibi/contract/people/records';
import { regionApi } from '@zhibi/contract/people/region';
import { registrationApi } from '@zhibi/contract/people/registration';
import { rosterApi } from '@zhibi/contract/people/roster';
import { schoolYearApi } from '@zhibi/contract/people/school-year';
import { printingApi } from '@zhibi/contract/printing';
import { questionsApi } from '@zhibi/contract/questions';
import { booksApi, fillReasons } from '@zhibi/contract/questions/books';
import { exchangeApi, skipReasons } from '@zhibi/contract/questions/exchange';
import { partnersApi } from '@zhibi/contract/questions/partners';
import { practiceApi } from '@zhibi/contract/questions/practice';
import { statisticsApi } from '@zhibi/contract/questions/statistics';
import { treesApi } from '@zhibi/contract/questions/trees';
import { writingApi } from '@zhibi/contract/questions/writing';
import { sessionApi } from '@zhibi/contract/session';
import { analysisRoutes, analysisTasks } from '../analysis/index.js';
import { captureRoutes, inkNews, pageUnderPen, scanTasks } from '../capture/index.js';
import { diskRepeated, diskRoutes, diskTasks } from '../disk/index.js';
import {
  homeworkOfPapers,
  homeworkRepeated,
  homeworkRoutes,
  homeworkTasks,
  openHomework,
  readableHomework,
} from '../homework/index.js';
import { answersOfHomework, markingRoutes, markingTasks } from '../marking/index.js';
import { operationsRoutes } from '../operations/index.js';
import {
  createPaper,
  dottedPapers,
  heldQuestions,
  libraryRoutes,
  paperRoutes,
  papersHolding,
  paperTasks,
  printQuestion,
  readablePapers,
} from '../papers/index.js';
import {
  organisationNames,
  peopleRepeated,
  peopleRoutes,
  peopleTasks,
  registrationRoutes,
  schoolNames,
} from '../people/index.js';
import { FORGET_ACCESS_CHANGES, forgetAccessChanges } from '../platform/access-changes.js';
import { type Catalogue, FORGET_EVENTS, forgetEvents } from '../platform/events/index.js';
import { CHECK_CONTENTS, checkContents } from '../platform/files/index.js';
import type { TaskList } from '../platform/jobs/index.js';
import type { Routes, Services } from '../platform/services.js';
import { printingRepeated, printingRoutes, printingTasks } from '../printing/index.js';
import {
  questionRepeated,
  questionRoutes,
  questionTasks,
  readableQuestions,
  treeRoutes,
  writingRoutes,
} from '../questions/index.js';
import { type ReasonsOfJobs, sessionRoutes, type Tokens } from '../session/index.js';

/** The endpoints of every domain, in domain order: what is mounted, documented and walked by the specifications. */
export const apis: Readonly<Record<string, Api>> = {
  session: sessionApi,
  people: peopleApi,
  profile: profileApi,
  registration: registrationApi,
  organisation: organisationApi,
  records: recordsApi,
  roster: rosterApi,
  myClasses: myClassesApi,
  schoolYear: schoolYearApi,
  region: regionApi,
  disk: diskApi,
  questions: questionsApi,
  writing: writingApi,
  exchange: exchangeApi,
  statistics: statisticsApi,
  partners: partnersApi,
  practice: practiceApi,
  books: booksApi,
  trees: treesApi,
  papers: papersApi,
  arithmetic: arithmeticApi,
  composing: composingApi,
  characters: charactersApi,
  library: libraryApi,
  printing: printingApi,
  homework: homeworkApi,
  capture: captureApi,
  devices: devicesApi,
  scans: scansApi,
  marking: markingApi,
  analysis: analysisApi,
  operations: operationsApi,
};
export const endpoints: readonly Endpoint[] = Object.values(apis).flatMap((api) => Object.values(api));

/** The tables of contents of every domain, in the same order. */
export const routesOf = (tokens: Tokens): readonly Routes[] => [
  sessionRoutes(tokens, { organisationNames, schoolNames, jobReasons }),
  peopleRoutes({ openWork: openHomework, pageUnderPen }),
  registrationRoutes(tokens),
  diskRoutes({ question: readableQuestions, paper: readablePapers, homework: readableHomework }),
  questionRoutes({ createPaper, dottedPapers }),
  writingRoutes({ papersHolding, heldQuestions, homeworkOfPapers, printQuestion }),
  treeRoutes,
  paperRoutes,
  libraryRoutes({ homeworkOfPapers }),
  printingRoutes,
  homeworkRoutes,
  captureRoutes,
  markingRoutes,
  analysisRoutes,
  operationsRoutes,
];

/** What the server tells by itself, of every domain. */
export const catalogue: Catalogue = {
  events: [
    resync,
    ...Object.values(sessionEvents),
    ...Object.values(peopleEvents),
    ...Object.values(questionsEvents),
    ...Object.values(printingEvents),
    ...Object.values(homeworkEvents),
    ...Object.values(captureEvents),
    ...Object.values(markingEvents),
  ],
  references: [inkNews],
};

/** Why long work may stop, in the words of its domain. */
const jobReasons: ReasonsOfJobs = { 'import-questions': skipReasons, 'fill-book': fillReasons };

/** The background work of every domain. */
export const tasksOf = (services: Services): TaskList => ({
  ...peopleTasks(services),
  ...diskTasks(services),
  ...questionTasks(services, { answersOfHomework }),
  ...paperTasks(services),
  ...printingTasks(services),
  ...homeworkTasks(services),
  ...scanTasks(services),
  ...markingTasks(services),
  ...analysisTasks(services),
  [FORGET_ACCESS_CHANGES]: () => services.database.asSystem(forgetAccessChanges),
  [FORGET_EVENTS]: () => services.database.asSystem((db) => forgetEvents(db, services.clock.now())),
});

/** What looks after the file store itself, and so is given it as it is. */
export const keepingTasks = (services: Pick<Services, 'database' | 'files' | 'clock' | 'log'>): TaskList => ({
  [CHECK_CONTENTS]: () => checkContents(services),
});

/** Of it, what every process does when it starts and once a minute. */
export const repeated: readonly string[] = [
  FORGET_ACCESS_CHANGES,
  FORGET_EVENTS,
  CHECK_CONTENTS,
  ...peopleRepeated,
  ...diskRepeated,
  ...questionRepeated,
  ...printingRepeated,
  ...homeworkRepeated,
];
