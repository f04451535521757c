export { analysisRoutes, analysisTasks } from './routes.js';
export { forgetScoreRows } from './stage-tests/store-forget.js';
export { takeOutAnalysis } from './taken-out.js';
