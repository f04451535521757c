import { en as schoolWall } from '../analysis/boards/school-wall/text.en.js';
import { en as client } from '../analysis/client/text.en.js';
import { en as handbook } from '../analysis/handbook/text.en.js';
import { en as periodReport } from '../analysis/parts/period-report/text.en.js';
import { en as recommend } from '../analysis/recommend/text.en.js';
import { en as stageTests } from '../analysis/stage-tests/text.en.js';
import { en as studentReport } from '../analysis/student-report/text.en.js';
import { en as analysis } from '../analysis/text.en.js';
import { en as wrongSheet } from '../analysis/wrong-book/wrong-sheet/text.en.js';
import { en as devices } from '../capture/devices/text.en.js';
import { en as onScreen } from '../capture/on-screen/text.en.js';
import { en as browserPens } from '../capture/pens/browser-pens/text.en.js';
import { en as inkml } from '../capture/pens/lab/inkml/text.en.js';
import { en as liveWall } from '../capture/pens/lab/live-wall/text.en.js';
import { en as photos } from '../capture/scans/photos/text.en.js';
import { en as scans } from '../capture/scans/text.en.js';
import { en as capture } from '../capture/text.en.js';
import { en as laboratory } from '../classroom/laboratory/text.en.js';
import { en as codeCards } from '../classroom/parts/code-cards/text.en.js';
import { en as dictation } from '../classroom/parts/dictation/text.en.js';
import { en as importing } from '../classroom/parts/importing/text.en.js';
import { en as points } from '../classroom/points/text.en.js';
import { en as classroom } from '../classroom/text.en.js';
import { en as disk } from '../disk/text.en.js';
import { en as correction } from '../homework/correction/text.en.js';
import { en as holiday } from '../homework/holiday/text.en.js';
import { en as spoken } from '../homework/spoken/text.en.js';
import { en as homework } from '../homework/text.en.js';
import { en as appeals } from '../marking/appeals/text.en.js';
import { en as comments } from '../marking/comments/text.en.js';
import { en as groups } from '../marking/groups/text.en.js';
import { en as lecture } from '../marking/lecture/text.en.js';
import { en as annotations } from '../marking/parts/annotations/text.en.js';
import { en as rescoring } from '../marking/parts/rescoring/text.en.js';
import { en as rounds } from '../marking/parts/rounds/text.en.js';
import { en as rubrics } from '../marking/parts/rubrics/text.en.js';
import { en as marking } from '../marking/text.en.js';
import { en as operations } from '../operations/text.en.js';
import { en as areas } from '../papers/areas/text.en.js';
import { en as cards } from '../papers/cards/text.en.js';
import { en as auto } from '../papers/composing/auto/text.en.js';
import { en as numbers } from '../papers/composing/numbers/text.en.js';
import { en as existing } from '../papers/existing/text.en.js';
import { en as ground } from '../papers/ground/text.en.js';
import { en as library } from '../papers/library/text.en.js';
import { en as arithmetic } from '../papers/practice-sheets/arithmetic/text.en.js';
import { en as characters } from '../papers/practice-sheets/characters/text.en.js';
import { en as papers } from '../papers/text.en.js';
import { en as myClasses } from '../people/my-classes/text.en.js';
import { en as organisation } from '../people/organisation/text.en.js';
import { en as profile } from '../people/profile/text.en.js';
import { en as records } from '../people/records/text.en.js';
import { en as region } from '../people/region/text.en.js';
import { en as roster } from '../people/roster/text.en.js';
import { en as schoolYear } from '../people/school-year/text.en.js';
import { en as people } from '../people/text.en.js';
import { en as platform } from '../platform/text.en.js';
import { en as batches } from '../printing/batches/text.en.js';
import { en as counting } from '../printing/counting/text.en.js';
import { en as offline } from '../printing/offline/text.en.js';
import { en as packs } from '../printing/parts/packs/text.en.js';
import { en as printers } from '../printing/parts/printers/text.en.js';
import { en as stock } from '../printing/parts/stock/text.en.js';
import { en as tracing } from '../printing/parts/tracing/text.en.js';
import { en as send } from '../printing/send/text.en.js';
import { en as settings } from '../printing/settings/text.en.js';
import { en as printing } from '../printing/text.en.js';
import { en as books } from '../questions/books/text.en.js';
import { en as exchange } from '../questions/exchange/text.en.js';
import { en as partners } from '../questions/partners/text.en.js';
import { en as practice } from '../questions/practice/text.en.js';
import { en as questions } from '../questions/text.en.js';
import { en as trees } from '../questions/trees/text.en.js';
import { en as variants } from '../questions/variants/text.en.js';
import { en as writing } from '../questions/writing/text.en.js';
import { en as session } from '../session/text.en.js';
import { en as app } from './text.en.js';

/** The words of every domain; each is a namespace of i18next. */
export const en = {
  platform,
  app,
  classroom,
  codeCards,
  laboratory,
  importing,
  browserPens,
  inkml,
  liveWall,
  points,
  recommend,
  studentReport,
  periodReport,
  session,
  people,
  organisation,
  records,
  roster,
  myClasses,
  schoolYear,
  region,
  dictation,
  disk,
  profile,
  questions,
  writing,
  exchange,
  partners,
  practice,
  variants,
  books,
  trees,
  papers,
  arithmetic,
  auto,
  areas,
  cards,
  characters,
  existing,
  numbers,
  ground,
  library,
  batches,
  counting,
  offline,
  printers,
  packs,
  send,
  settings,
  stock,
  tracing,
  printing,
  homework,
  spoken,
  holiday,
  correction,
  capture,
  devices,
  onScreen,
  photos,
  scans,
  marking,
  comments,
  appeals,
  lecture,
  groups,
  rounds,
  rescoring,
  annotations,
  rubrics,
  analysis,
  handbook,
  client,
  schoolWall,
  wrongSheet,
  stageTests,
  operations,
};
