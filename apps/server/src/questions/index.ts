export { type CartQuestion, inSchoolOrder } from './cart/rules.js';
export { takeCart } from './cart/take-cart.js';
export { questionRepeated } from './finding/spell-topics.js';
export {
  type BankContent,
  type BankQuestion,
  type BankTextbook,
  type BankTreeNode,
  importBank,
} from './import-bank.js';
export { readableQuestions } from './readable.js';
export { questionRoutes, questionTasks } from './routes.js';
export {
  type KnowledgeOfQuestion,
  knowledgeOf,
  type QuestionRef,
  questionsById,
  recordClassUse,
  recordUse,
  type VersionedQuestion,
} from './store.js';
export { treeRoutes } from './trees/routes.js';
export { PLATFORM_SCHOOL } from './visible-store.js';
export { pictureBytes } from './writing/keep-file.js';
export type { HoldingPaper, HomeworkOfPaper, LaterDomains, Printed, PrintedQuestion } from './writing/later-domains.js';
export { writingRoutes } from './writing/routes.js';
export { fileIdsOf } from './writing/rules.js';
export type { AnswerGiven } from './writing/rules.statistics.js';
