export { assistantRoutes } from './routes.js';
export { forgetConversations } from './store-forget.js';
export { takeOutConversations } from './taken-out.js';
