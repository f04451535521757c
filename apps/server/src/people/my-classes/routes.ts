import type { Routes } from '../../platform/house.js';

export const myClassesRoutes: Routes = () => undefined;
