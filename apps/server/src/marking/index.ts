export { answersOfHomework } from './answers-of-homework.js';
export { WRONG_QUESTIONS } from './change-scores.js';
export { markingRoutes, markingTasks } from './routes.js';
export { areasOfItem } from './rules-reading.js';
export { commentsOf, type ItemScore, itemScoresOf } from './store.js';
