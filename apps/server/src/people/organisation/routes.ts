import type { Routes } from '../../platform/house.js';

export const organisationRoutes: Routes = () => undefined;
