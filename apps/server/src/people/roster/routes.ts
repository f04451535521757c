import type { Routes } from '../../platform/house.js';

export const rosterRoutes: Routes = () => undefined;
