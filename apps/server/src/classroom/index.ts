export { roomRoutes } from './room/routes.js';
export { classroomRoutes } from './routes.js';
export { forgetSeats } from './store-forget.js';
export { oldSeats } from './store-old.js';
