export { areaRoutes } from './areas/routes.js';
export { joinBooklets } from './booklets/join-booklets.js';
export { type BookletSheet, putBooklet } from './booklets/put-booklet.js';
export { bookletSheet, drawBooklet, setBooklet } from './booklets/try-booklet.js';
export { sheetCodesOf } from './cards/release-card.js';
export { cardRoutes } from './cards/routes.js';
export { createPaper } from './composing/create-paper.js';
export { printQuestion } from './composing/print-question.js';
export { heldQuestions, papersHolding } from './composing/question-use.js';
export { itemsShowing } from './composing/store-use.js';
export {
  freezePaper,
  itemsOf,
  type PaperFacts,
  type PaperItemFacts,
  paperForHomework,
} from './for-homework.js';
export { layOutForDots } from './layout/lay-out-for-dots.js';
export { layOutPaper } from './layout/lay-out-paper.js';
export { drawPageOf, keptPage } from './layout/page-of-layout.js';
export { geometryOf, layoutPdfOf } from './layout/store-layout.js';
export { typesetterOf } from './layout/typesetter.js';
export { libraryRoutes } from './library/routes.js';
export { addCopies, pagesToStamp } from './output/add-copies.js';
export { keepPdf, pdfAnswer, readPdf } from './output/kept-file.js';
export { makeCopies } from './output/make-copies.js';
export { makePrintRun, type NewRun, openPrintRun } from './output/make-print-run.js';
export { forgetCopies } from './output/store-forget.js';
export { reserveCodes } from './output/store-reserved.js';
export {
  attachRun,
  type CodedPage,
  type Copy,
  copiesOf,
  findRun,
  freeRun,
  pagesOf,
  type Run,
} from './output/store-run.js';
export { dottedPapers, runsOf, studentsOfRuns } from './output/store-run-lists.js';
export { maySeePaper } from './policy.js';
export { readablePapers } from './readable.js';
export { paperRoutes } from './routes.js';
export { findPaper, hidePaper } from './store.js';
export { askedItems, itemNumbers } from './store-asked.js';
export { paperTasks } from './tasks.js';
