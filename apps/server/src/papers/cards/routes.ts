import { cardsApi } from '@zhibi/contract/papers/cards';
import { mount } from '../../platform/mount.js';
import type { Services } from '../../platform/services.js';
import { makeCard } from './make-card.js';

export const cardRoutes = (services: Services) => {
  mount(services, cardsApi.make, ({ db, actor }, { paperId }) => makeCard(db, actor, paperId, services.clock.now()));
};
