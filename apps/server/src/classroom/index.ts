export { pointRoutes } from './points/routes.js';
export { forgetPoints } from './points/store-forget.js';
export { oldPoints } from './points/store-old.js';
export { takeOutPoints } from './points/taken-out.js';
export { roomRoutes } from './room/routes.js';
export { classroomRoutes } from './routes.js';
export { forgetSeats } from './store-forget.js';
export { oldSeats } from './store-old.js';
