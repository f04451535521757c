export { countingMastery } from './mastery/count-mastery.js';
export { forgetMastery } from './mastery/store-forget.js';
export { masteryTrialCommand, masteryTrialUsage } from './mastery/trial-command.js';
export { countingResults } from './results/counting-results.js';
export { analysisRepeated, analysisRoutes, analysisTasks } from './routes.js';
export { growthOfClass } from './stage-tests/growth-of-class.js';
export { feedScores } from './stage-tests/importing/feed-scores.js';
export { forgetScoreRows } from './stage-tests/store-forget.js';
export { takeOutAnalysis } from './taken-out.js';
