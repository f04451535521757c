import type { Routes } from '../../platform/house.js';

export const devicesRoutes: Routes = () => undefined;
