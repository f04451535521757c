import type { Routes } from '../../platform/house.js';

export const regionRoutes: Routes = () => undefined;
