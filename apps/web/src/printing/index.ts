import { forOrdering } from '@zhibi/contract/kernel';
import type { HomePart } from '../platform/home.js';

export { yuan } from './parts/yuan.js';

export const homeParts: readonly HomePart[] = [
  { name: 'print-orders', place: 'waiting', roles: forOrdering.roles, load: () => import('./parts/orders-card.js') },
];
