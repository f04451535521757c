export { answersOfHomework } from './answers-of-homework.js';
export { checkLedger, ledgerUsage } from './ledger/keep-chain.js';
export { areasOfItem } from './reading/rules-reading.js';
export { releasePapers } from './release-papers.js';
export { markingRepeated, markingRoutes, markingTasks } from './routes.js';
export { WRONG_QUESTIONS } from './scoring/change-scores.js';
export { commentsOf, type ItemScore, itemScoresOf, judgedBy, scoresOfStudents } from './store.js';
export { forgetComments } from './store-forget.js';
export { takeOutHomework } from './taken-out.js';
