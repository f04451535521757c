import { analysisApi } from '@zhibi/contract/analysis';
import { handbookApi } from '@zhibi/contract/analysis/handbook';
import { periodReportApi } from '@zhibi/contract/analysis/period-report';
import { recommendApi } from '@zhibi/contract/analysis/recommend';
import { stageTestsApi } from '@zhibi/contract/analysis/stage-tests';
import { studentReportApi } from '@zhibi/contract/analysis/student-report';
import { assistantApi } from '@zhibi/contract/assistant';
import { captureApi } from '@zhibi/contract/capture';
import { devicesApi } from '@zhibi/contract/capture/devices';
import { onScreenApi } from '@zhibi/contract/capture/on-screen';
import { scansApi } from '@zhibi/contract/capture/scans';
import { classroomApi } from '@zhibi/contract/classroom';
import { dictationApi } from '@zhibi/contract/classroom/dictation';
import { importingApi } from '@zhibi/contract/classroom/importing';
import { laboratoryApi } from '@zhibi/contract/classroom/laboratory';
import { pointsApi } from '@zhibi/contract/classroom/points';
import { roomApi } from '@zhibi/contract/classroom/room';
import { diskApi } from '@zhibi/contract/disk';
import { homeworkApi } from '@zhibi/contract/homework';
import { holidayApi } from '@zhibi/contract/homework/holiday';
import { spokenApi } from '@zhibi/contract/homework/spoken';
import type { Api, Endpoint } from '@zhibi/contract/kernel';
import { markingApi } from '@zhibi/contract/marking';
import { annotationsApi } from '@zhibi/contract/marking/annotations';
import { keysApi } from '@zhibi/contract/marking/answer-keys';
import { appealsApi } from '@zhibi/contract/marking/appeals';
import { commentsApi } from '@zhibi/contract/marking/comments';
import { groupsApi } from '@zhibi/contract/marking/groups';
import { lectureApi } from '@zhibi/contract/marking/lecture';
import { correctionApi } from '@zhibi/contract/marking/pen-correction';
import { roundsApi } from '@zhibi/contract/marking/rounds';
import { rubricsApi } from '@zhibi/contract/marking/rubrics';
import { operationsApi } from '@zhibi/contract/operations';
import { papersApi } from '@zhibi/contract/papers';
import { areasApi } from '@zhibi/contract/papers/areas';
import { arithmeticApi } from '@zhibi/contract/papers/arithmetic';
import { cardsApi } from '@zhibi/contract/papers/cards';
import { charactersApi } from '@zhibi/contract/papers/characters';
import { composingApi } from '@zhibi/contract/papers/composing';
import { formsApi } from '@zhibi/contract/papers/forms';
import { groundApi } from '@zhibi/contract/papers/ground';
import { libraryApi } from '@zhibi/contract/papers/library';
import { otherNumbersApi } from '@zhibi/contract/papers/other-numbers';
import { projectApi } from '@zhibi/contract/papers/project';
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
import { printBatchesApi } from '@zhibi/contract/printing/batches';
import { printCountingApi } from '@zhibi/contract/printing/counting';
import { printOfflineApi } from '@zhibi/contract/printing/offline';
import { printPacksApi } from '@zhibi/contract/printing/packs';
import { printersApi } from '@zhibi/contract/printing/printers';
import { printSettingsApi } from '@zhibi/contract/printing/settings';
import { printStockApi } from '@zhibi/contract/printing/stock';
import { printTracingApi } from '@zhibi/contract/printing/tracing';
import { questionsApi } from '@zhibi/contract/questions';
import { booksApi } from '@zhibi/contract/questions/books';
import { exchangeApi } from '@zhibi/contract/questions/exchange';
import { partnersApi } from '@zhibi/contract/questions/partners';
import { practiceApi } from '@zhibi/contract/questions/practice';
import { statisticsApi } from '@zhibi/contract/questions/statistics';
import { treesApi } from '@zhibi/contract/questions/trees';
import { variantsApi } from '@zhibi/contract/questions/variants';
import { writingApi } from '@zhibi/contract/questions/writing';
import { sessionApi } from '@zhibi/contract/session';

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
  variants: variantsApi,
  books: booksApi,
  trees: treesApi,
  papers: papersApi,
  arithmetic: arithmeticApi,
  composing: composingApi,
  otherNumbers: otherNumbersApi,
  characters: charactersApi,
  library: libraryApi,
  areas: areasApi,
  project: projectApi,
  cards: cardsApi,
  forms: formsApi,
  ground: groundApi,
  printing: printingApi,
  settings: printSettingsApi,
  batches: printBatchesApi,
  counting: printCountingApi,
  offline: printOfflineApi,
  printers: printersApi,
  stock: printStockApi,
  tracing: printTracingApi,
  packs: printPacksApi,
  homework: homeworkApi,
  spoken: spokenApi,
  holiday: holidayApi,
  capture: captureApi,
  devices: devicesApi,
  onScreen: onScreenApi,
  scans: scansApi,
  marking: markingApi,
  comments: commentsApi,
  lecture: lectureApi,
  appeals: appealsApi,
  groups: groupsApi,
  rounds: roundsApi,
  answerKeys: keysApi,
  rubrics: rubricsApi,
  annotations: annotationsApi,
  penCorrection: correctionApi,
  analysis: analysisApi,
  handbook: handbookApi,
  periodReport: periodReportApi,
  studentReport: studentReportApi,
  recommend: recommendApi,
  stageTests: stageTestsApi,
  classroom: classroomApi,
  dictation: dictationApi,
  importing: importingApi,
  points: pointsApi,
  laboratory: laboratoryApi,
  room: roomApi,
  assistant: assistantApi,
  operations: operationsApi,
};
export const endpoints: readonly Endpoint[] = Object.values(apis).flatMap((api) => Object.values(api));
