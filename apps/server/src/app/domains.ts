import { groundReasons } from '@zhibi/contract/papers/ground';
import { fillReasons } from '@zhibi/contract/questions/books';
import { skipReasons } from '@zhibi/contract/questions/exchange';
import {
  analysisRepeated,
  analysisRoutes,
  analysisTasks,
  forgetMastery,
  forgetScoreRows,
  takeOutAnalysis,
} from '../analysis/index.js';
import { assistantRoutes, forgetConversations, takeOutConversations } from '../assistant/index.js';
import { captureRoutes, forgetWriting, pageUnderPen, pensOfTeacher, scanTasks } from '../capture/index.js';
import {
  classroomRoutes,
  dictationRoutes,
  forgetLaboratory,
  forgetPoints,
  forgetSeats,
  importingRoutes,
  laboratoryRoutes,
  pointRoutes,
  roomRoutes,
  takeOutDictation,
  takeOutLaboratory,
  takeOutLessons,
  takeOutPoints,
} from '../classroom/index.js';
import { diskRepeated, diskRoutes, diskTasks } from '../disk/index.js';
import {
  forgetHomeworkNotes,
  forgetVoice,
  homeworkOfPapers,
  homeworkRepeated,
  homeworkRoutes,
  homeworkTasks,
  openHomework,
  readableHomework,
  takeOutExceptions,
  takeOutSpoken,
} from '../homework/index.js';
import {
  answersOfHomework,
  forgetComments,
  markingRepeated,
  markingRoutes,
  markingTasks,
  takeOutAppeals,
  takeOutHomework,
} from '../marking/index.js';
import { operationsRepeated, operationsRoutes, operationsTasks } from '../operations/index.js';
import {
  areaRoutes,
  cardRoutes,
  createPaper,
  dottedPapers,
  forgetCopies,
  formRoutes,
  groundRoutes,
  heldQuestions,
  libraryRoutes,
  paperRoutes,
  papersHolding,
  paperTasks,
  printQuestion,
  projectRoutes,
  readablePapers,
} from '../papers/index.js';
import {
  leftAs,
  organisationNames,
  peopleRepeated,
  peopleRoutes,
  peopleTasks,
  registrationRoutes,
  schoolNames,
} from '../people/index.js';
import { FORGET_ACCESS_CHANGES, forgetAccessChanges } from '../platform/access-changes.js';
import { FORGET_EVENTS, forgetEvents } from '../platform/events/index.js';
import { CHECK_CONTENTS, checkContents } from '../platform/files/index.js';
import type { TaskList } from '../platform/jobs/index.js';
import type { Routes, Services } from '../platform/services.js';
import { allPrintingRoutes, forgetOrders, printingRepeated, printingTasks } from '../printing/index.js';
import {
  questionRepeated,
  questionRoutes,
  questionTasks,
  readableQuestions,
  treeRoutes,
  writingRoutes,
} from '../questions/index.js';
import { type ReasonsOfJobs, sessionRoutes, type Tokens } from '../session/index.js';

/** The tables of contents of every domain, in the same order. */
export const routesOf = (tokens: Tokens): readonly Routes[] => [
  sessionRoutes(tokens, { organisationNames, leftAs, schoolNames, jobReasons }),
  peopleRoutes({
    openWork: openHomework,
    pageUnderPen,
    pensOfTeacher,
    forgetStudent: [
      forgetCopies,
      forgetOrders,
      forgetHomeworkNotes,
      forgetVoice,
      forgetWriting,
      forgetComments,
      forgetMastery,
      forgetScoreRows,
      forgetSeats,
      forgetConversations,
      forgetPoints,
      forgetLaboratory,
    ],
  }),
  registrationRoutes(tokens),
  diskRoutes({ question: readableQuestions, paper: readablePapers, homework: readableHomework }),
  questionRoutes({ createPaper, dottedPapers }),
  writingRoutes({ papersHolding, heldQuestions, homeworkOfPapers, printQuestion }),
  treeRoutes,
  paperRoutes,
  libraryRoutes({ homeworkOfPapers }),
  areaRoutes,
  cardRoutes,
  groundRoutes,
  projectRoutes,
  formRoutes,
  allPrintingRoutes,
  homeworkRoutes,
  captureRoutes,
  markingRoutes,
  analysisRoutes,
  classroomRoutes,
  dictationRoutes,
  importingRoutes,
  pointRoutes,
  laboratoryRoutes,
  roomRoutes(tokens),
  assistantRoutes,
  operationsRoutes,
];

/** Why long work may stop, in the words of its domain. */
const jobReasons: ReasonsOfJobs = {
  'import-questions': skipReasons,
  'fill-book': fillReasons,
  'read-ground': groundReasons,
};

/** The background work of every domain. */
export const tasksOf = (services: Services): TaskList => ({
  ...peopleTasks(services, {
    takeOut: [
      takeOutSpoken,
      takeOutExceptions,
      takeOutHomework,
      takeOutAppeals,
      takeOutAnalysis,
      takeOutLessons,
      takeOutPoints,
      takeOutDictation,
      takeOutLaboratory,
      takeOutConversations,
    ],
  }),
  ...diskTasks(services),
  ...questionTasks(services, { answersOfHomework }),
  ...paperTasks(services),
  ...printingTasks(services),
  ...homeworkTasks(services),
  ...scanTasks(services),
  ...markingTasks(services),
  ...analysisTasks(services),
  ...operationsTasks(services),
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
  ...markingRepeated,
  ...analysisRepeated,
  ...operationsRepeated,
];
