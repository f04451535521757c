export { classReport } from './reports/class-report.js';
export { classPulse, listReports } from './reports/list-reports.js';
export { analysisRoutes, analysisTasks } from './routes.js';
export { growthOfClass } from './stage-tests/growth-of-class.js';
export { feedScores } from './stage-tests/importing/feed-scores.js';
export { forgetScoreRows } from './stage-tests/store-forget.js';
export { takeOutAnalysis } from './taken-out.js';
export { listWrong, wrongOfStudent } from './wrong-book/list-wrong.js';
