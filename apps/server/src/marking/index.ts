export { answersOfHomework } from './answers-of-homework.js';
export { areasOfItem } from './reading/rules-reading.js';
export { releasePapers } from './release-papers.js';
export { markingRoutes, markingTasks } from './routes.js';
export { WRONG_QUESTIONS } from './scoring/change-scores.js';
export { listWaiting } from './scoring/list-waiting.js';
export { commentsOf, type ItemScore, itemScoresOf, judgedBy } from './store.js';
export { forgetComments } from './store-forget.js';
export { takeOutHomework } from './taken-out.js';
