import type { Routes } from '../../platform/house.js';

export const recordsRoutes: Routes = () => undefined;
