export { openActingWatch } from './acting/watch.js';
export { operationsRoutes } from './routes.js';
export { upgradeCommand, upgradeUsage } from './upgrade-command.js';
