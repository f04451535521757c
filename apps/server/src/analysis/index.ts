export { analysisRoutes, analysisTasks } from './routes.js';
