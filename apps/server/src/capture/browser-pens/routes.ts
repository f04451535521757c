import { captureApi } from '@zhibi/contract/capture';
import { mount, mountOpen } from '../../platform/mount.js';
import type { Services } from '../../platform/services.js';
import type { openIntake } from '../pens/take-batch.js';
import { browserInk } from './browser-ink.js';
import { ownPen, pageUnderBrowser, penOfBrowser } from './pen-of-browser.js';

export const browserPensRoutes = (services: Services, takeBatch: ReturnType<typeof openIntake>) => {
  const { clock } = services;
  mount(services, captureApi.browserPen, ({ db, actor }, { mac }) => penOfBrowser(db, actor, mac.toUpperCase()));
  mount(services, captureApi.ownPen, ({ db, actor }) => ownPen(db, actor));
  mount(services, captureApi.browserPage, ({ db, actor }, { pageCode }) => pageUnderBrowser(db, actor, pageCode));
  mountOpen(services, captureApi.browserInk, ({ actor, transact }, batch) =>
    browserInk(actor, batch, { transact, takeBatch, now: clock.now() }),
  );
};
