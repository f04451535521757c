import { operationsApi } from '@zhibi/contract/operations';
import { mount } from '../../platform/mount.js';
import type { Services } from '../../platform/services.js';
import { keepRetention, previewRetention, showRetention } from './keep-retention.js';

export function retentionRoutes(services: Services): void {
  const now = () => services.clock.now();
  mount(services, operationsApi.retention, ({ db, actor }) => showRetention(db, actor, now()));
  mount(services, operationsApi.previewRetention, ({ db, actor }, wish) => previewRetention(db, actor, wish, now()));
  mount(services, operationsApi.keepRetention, ({ db, actor }, wish) => keepRetention(db, actor, wish, now()));
}
