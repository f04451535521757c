export { areaRoutes } from './areas/routes.js';
export { bindCopies, filesOfRuns, runsToMake } from './booklets/bind-copies.js';
export { joinBooklets } from './booklets/join-booklets.js';
export { type BookletSheet, putBooklet } from './booklets/put-booklet.js';
export { putWeek } from './booklets/put-week.js';
export { bookletSheet, drawBooklet, setBooklet } from './booklets/try-booklet.js';
export { sheetCodesOf } from './cards/release-card.js';
export { cardRoutes } from './cards/routes.js';
export { hasCard } from './cards/store-card.js';
export { correctionSheet } from './characters/correction-sheet.js';
export { type LessonToCatchUp, lessonPack } from './characters/lesson-pack.js';
export { drawnCharacter } from './characters/outlines.js';
export { readingOf } from './characters/rules-readings.js';
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
export { formRoutes } from './forms/routes.js';
export { groundRoutes } from './ground/routes.js';
export { layOutForDots } from './layout/lay-out-for-dots.js';
export { dottedForms, layOutForReaders } from './layout/lay-out-form.js';
export { layOutPaper } from './layout/lay-out-paper.js';
export { drawPageOf, keptPage } from './layout/page-of-layout.js';
export { geometryOf, pagesOfForm } from './layout/store-layout.js';
export { typesetterOf } from './layout/typesetter.js';
export { libraryRoutes } from './library/routes.js';
export { addCopies, pagesToStamp } from './output/add-copies.js';
export { copiesName } from './output/file-words.js';
export { type CopyGeometries, geometriesOf } from './output/geometries.js';
export { keepPdf, pdfAnswer, readPdf } from './output/kept-file.js';
export { makeCopies } from './output/make-copies.js';
export { type DottedPages, makePrintRun, type NewRun, openPrintRun } from './output/make-print-run.js';
export { copyAsPrinted, printedCopy } from './output/printed-copy.js';
export { stampAgain } from './output/stamp-again.js';
export { codesOfSheet, findCodedPage, type IssuedCode } from './output/store-coded-page.js';
export { forgetCopies } from './output/store-forget.js';
export { codesForAgain, type Reissue, replaceCodes } from './output/store-reissued.js';
export { reserveCodes } from './output/store-reserved.js';
export {
  type CodedPage,
  type Copy,
  copiesOf,
  copiesWithParts,
  findRun,
  findRuns,
  pagesOf,
  type Run,
} from './output/store-run.js';
export { attachRun, freeRun, moveRunEnd } from './output/store-run-homework.js';
export { dottedPapers, runsOf, studentsOfRuns } from './output/store-run-lists.js';
export { type RunSource, sourcesOfRuns } from './output/store-run-source.js';
export { type NamedRun, namedRuns } from './output/store-runs-named.js';
export { maySeePaper } from './policy.js';
export { projectRoutes } from './project/routes.js';
export { readablePapers } from './readable.js';
export { paperRoutes } from './routes.js';
export { askedCount, fullScoreOfItems, type OptionalGroup, optionalGroups } from './rules-optional.js';
export { findPaper, hidePaper } from './store.js';
export { askedItems, itemNumbers } from './store-asked.js';
export { paperTasks } from './tasks.js';
