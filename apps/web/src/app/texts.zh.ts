import { zh as schoolWall } from '../analysis/boards/school-wall/text.zh.js';
import { zh as client } from '../analysis/client/text.zh.js';
import { zh as handbook } from '../analysis/handbook/text.zh.js';
import { zh as periodReport } from '../analysis/parts/period-report/text.zh.js';
import { zh as recommend } from '../analysis/recommend/text.zh.js';
import { zh as stageTests } from '../analysis/stage-tests/text.zh.js';
import { zh as studentReport } from '../analysis/student-report/text.zh.js';
import { zh as analysis } from '../analysis/text.zh.js';
import { zh as wrongSheet } from '../analysis/wrong-book/wrong-sheet/text.zh.js';
import { zh as devices } from '../capture/devices/text.zh.js';
import { zh as onScreen } from '../capture/on-screen/text.zh.js';
import { zh as browserPens } from '../capture/pens/browser-pens/text.zh.js';
import { zh as inkml } from '../capture/pens/lab/inkml/text.zh.js';
import { zh as liveWall } from '../capture/pens/lab/live-wall/text.zh.js';
import { zh as photos } from '../capture/scans/photos/text.zh.js';
import { zh as scans } from '../capture/scans/text.zh.js';
import { zh as capture } from '../capture/text.zh.js';
import { zh as laboratory } from '../classroom/laboratory/text.zh.js';
import { zh as codeCards } from '../classroom/parts/code-cards/text.zh.js';
import { zh as dictation } from '../classroom/parts/dictation/text.zh.js';
import { zh as importing } from '../classroom/parts/importing/text.zh.js';
import { zh as points } from '../classroom/points/text.zh.js';
import { zh as classroom } from '../classroom/text.zh.js';
import { zh as disk } from '../disk/text.zh.js';
import { zh as correction } from '../homework/correction/text.zh.js';
import { zh as holiday } from '../homework/holiday/text.zh.js';
import { zh as spoken } from '../homework/spoken/text.zh.js';
import { zh as homework } from '../homework/text.zh.js';
import { zh as appeals } from '../marking/appeals/text.zh.js';
import { zh as comments } from '../marking/comments/text.zh.js';
import { zh as groups } from '../marking/groups/text.zh.js';
import { zh as lecture } from '../marking/lecture/text.zh.js';
import { zh as annotations } from '../marking/parts/annotations/text.zh.js';
import { zh as rescoring } from '../marking/parts/rescoring/text.zh.js';
import { zh as rounds } from '../marking/parts/rounds/text.zh.js';
import { zh as rubrics } from '../marking/parts/rubrics/text.zh.js';
import { zh as marking } from '../marking/text.zh.js';
import { zh as operations } from '../operations/text.zh.js';
import { zh as areas } from '../papers/areas/text.zh.js';
import { zh as cards } from '../papers/cards/text.zh.js';
import { zh as auto } from '../papers/composing/auto/text.zh.js';
import { zh as numbers } from '../papers/composing/numbers/text.zh.js';
import { zh as existing } from '../papers/existing/text.zh.js';
import { zh as ground } from '../papers/ground/text.zh.js';
import { zh as library } from '../papers/library/text.zh.js';
import { zh as arithmetic } from '../papers/practice-sheets/arithmetic/text.zh.js';
import { zh as characters } from '../papers/practice-sheets/characters/text.zh.js';
import { zh as papers } from '../papers/text.zh.js';
import { zh as myClasses } from '../people/my-classes/text.zh.js';
import { zh as organisation } from '../people/organisation/text.zh.js';
import { zh as profile } from '../people/profile/text.zh.js';
import { zh as records } from '../people/records/text.zh.js';
import { zh as region } from '../people/region/text.zh.js';
import { zh as roster } from '../people/roster/text.zh.js';
import { zh as schoolYear } from '../people/school-year/text.zh.js';
import { zh as people } from '../people/text.zh.js';
import { zh as platform } from '../platform/text.zh.js';
import { zh as batches } from '../printing/batches/text.zh.js';
import { zh as counting } from '../printing/counting/text.zh.js';
import { zh as offline } from '../printing/offline/text.zh.js';
import { zh as packs } from '../printing/parts/packs/text.zh.js';
import { zh as printers } from '../printing/parts/printers/text.zh.js';
import { zh as stock } from '../printing/parts/stock/text.zh.js';
import { zh as tracing } from '../printing/parts/tracing/text.zh.js';
import { zh as send } from '../printing/send/text.zh.js';
import { zh as settings } from '../printing/settings/text.zh.js';
import { zh as printing } from '../printing/text.zh.js';
import { zh as books } from '../questions/books/text.zh.js';
import { zh as exchange } from '../questions/exchange/text.zh.js';
import { zh as partners } from '../questions/partners/text.zh.js';
import { zh as practice } from '../questions/practice/text.zh.js';
import { zh as questions } from '../questions/text.zh.js';
import { zh as trees } from '../questions/trees/text.zh.js';
import { zh as variants } from '../questions/variants/text.zh.js';
import { zh as writing } from '../questions/writing/text.zh.js';
import { zh as session } from '../session/text.zh.js';
import { zh as app } from './text.zh.js';

/** The words of every domain, by namespace: what the types and the specifications know of them. At work each comes alone, when asked for (`i18n.ts`). */
export const zh = {
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
