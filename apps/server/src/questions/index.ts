export { type CartQuestion, inSchoolOrder } from './cart/rules.js';
export { questionsNamed } from './cart/store.js';
export { takeCart } from './cart/take-cart.js';
export { carriedFiles, isTameDrawing, nameOfBytes, pathsOfPoints, renamedFiles } from './exchange/carry-questions.js';
export { importQuestionsFromDisk, undoFromDisk } from './exchange/import-from-disk.js';
export { readForeignFile } from './exchange/read-foreign-file.js';
export { addCarried, type JudgedQuestion, judgeCarried, keepCarried, knownFiles } from './exchange/take-carried.js';
export {
  type CandidateWish,
  type CompositionCandidate,
  compositionCandidates,
  countCandidates,
} from './finding/store-candidates.js';
export {
  type BankContent,
  type BankQuestion,
  type BankTextbook,
  type BankTreeNode,
  importBank,
} from './import-bank.js';
export { type Exercise, keepExercises } from './keep-exercises.js';
export { readableQuestions } from './readable.js';
export { questionRepeated, questionRoutes, questionTasks } from './routes.js';
export type { AnswersOfHomework } from './statistics/count-answers.js';
export { resultsOfQuestions } from './statistics/results-of-questions.js';
export { noteScores } from './statistics/store-counting.js';
export { writingTimes } from './statistics/store-times.js';
export {
  type KnowledgeOfQuestion,
  knowledgeOf,
  type QuestionRef,
  questionsById,
  type VersionedQuestion,
} from './store.js';
export { forgetUse, givenTo, holdUse, type LastGiven, recordClassUse, recordUse } from './store-use.js';
export { PLATFORM_SCHOOL } from './store-visible.js';
export { treeRoutes } from './trees/routes.js';
export { knowledgeTitles, needsOfKnowledge, weightsOfKnowledge } from './trees/store-needs.js';
export { lessonsWithWords } from './trees/store-words.js';
export { takeVariants } from './variants/make-variants.js';
export { type ParametricItem, parametricOf } from './variants/parametric-of.js';
export { keepFile, pictureBytes } from './writing/keep-file.js';
export type { HoldingPaper, HomeworkOfPaper, LaterDomains, Printed, PrintedQuestion } from './writing/later-domains.js';
export { writingRoutes } from './writing/routes.js';
export { fileIdsOf } from './writing/rules.js';
export { withSoundMarks } from './writing/rules-sound.js';
export { findFile } from './writing/store-files.js';
