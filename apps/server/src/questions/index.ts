export { type CartQuestion, inSchoolOrder } from './cart/rules.js';
export { takeCart } from './cart/take-cart.js';
export { questionRepeated, questionTasks } from './finding/spell-topics.js';
export {
  type BankContent,
  type BankQuestion,
  type BankTextbook,
  type BankTreeNode,
  importBank,
} from './import-bank.js';
export { questionRoutes } from './routes.js';
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
