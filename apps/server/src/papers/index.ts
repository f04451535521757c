export { createPaper } from './create-paper.js';
export {
  freezePaper,
  itemsOf,
  type PaperFacts,
  type PaperItemFacts,
  paperForHomework,
} from './for-homework.js';
export { layOutPaper } from './lay-out-paper.js';
export { makePrintRun, type NewRun } from './make-print-run.js';
export { maySeePaper } from './policy.js';
export { printQuestion } from './print-question.js';
export { heldQuestions, papersHolding } from './question-use.js';
export { readablePapers } from './readable.js';
export { paperRoutes } from './routes.js';
export { hidePaper } from './store.js';
export { geometryOf } from './store-layout.js';
export {
  attachRun,
  type CodedPage,
  type Copy,
  copiesOf,
  dottedPapers,
  findRun,
  pagesOf,
  type Run,
} from './store-run.js';
export { itemsShowing } from './store-use.js';
export { paperTasks } from './tasks.js';
