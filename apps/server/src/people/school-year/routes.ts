import type { Routes } from '../../platform/house.js';

export const schoolYearRoutes: Routes = () => undefined;
