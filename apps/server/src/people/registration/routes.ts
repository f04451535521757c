import type { Routes } from '../../platform/house.js';

export const registrationRoutes: Routes = () => undefined;
