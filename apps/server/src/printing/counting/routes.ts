import { printCountingApi } from '@zhibi/contract/printing/counting';
import { typesetterOf } from '../../papers/index.js';
import { mount, mountFile } from '../../platform/mount.js';
import type { Services } from '../../platform/services.js';
import { dictionaryFor } from '../settings/read-settings.js';
import { exportPivot } from './export-pivot.js';
import { setPrice } from './set-price.js';
import { cancelSettlement, listSettlements, settle, showSettlement, signSettlement } from './settle.js';
import { settlementForm, settlementSheet } from './settlement-file.js';
import { showCentre } from './show-centre.js';
import { showForecast } from './show-forecast.js';
import { showPivot } from './show-pivot.js';
import { showUnpriced } from './show-unpriced.js';

export const printCountingRoutes = (services: Services) => {
  const here = () => ({ now: services.clock.now(), timeZone: services.settings.TZ_NAME });
  mount(services, printCountingApi.centre, ({ db, actor }) => showCentre(db, actor, here()));
  mount(services, printCountingApi.forecast, ({ db, actor }) => showForecast(db, actor, here()));
  mount(services, printCountingApi.pivot, ({ db, actor, language }, input) =>
    showPivot(db, actor, input, { ...here(), language }),
  );
  mountFile(
    services,
    printCountingApi.exportPivot,
    async ({ actor, language, transact }, { format, columns = null, ...wanted }) => {
      const pivot = await transact((db) => showPivot(db, actor, { ...wanted, columns }, { ...here(), language }));
      const about = `${wanted.from}-${wanted.until}`;
      return exportPivot(pivot, { by: wanted.rows, about, format, language });
    },
  );
  mount(services, printCountingApi.unpriced, ({ db, actor }) => showUnpriced(db, actor, here()));
  mount(services, printCountingApi.setPrice, ({ db, actor }, input) => setPrice(db, actor, input, here()));
  mount(services, printCountingApi.settlements, ({ db, actor }, { cursor }) =>
    listSettlements(db, actor, cursor, here()),
  );
  mount(services, printCountingApi.settle, ({ db, actor }, input) => settle(db, actor, input, here()));
  mount(services, printCountingApi.sign, async ({ db, actor }, input) => {
    await signSettlement(db, actor, input, here());
    return {};
  });
  mount(services, printCountingApi.cancelSettlement, async ({ db, actor }, { settlementId }) => {
    await cancelSettlement(db, actor, settlementId, here());
    return {};
  });
  mountFile(
    services,
    printCountingApi.settlementFile,
    async ({ actor, language, transact }, { settlementId, format }) => {
      const onPaper = await transact(async (db) => ({
        settlement: await showSettlement(db, actor, settlementId, here()),
        dictionary: await dictionaryFor(db, actor),
        language,
      }));
      if (format !== 'pdf') return settlementSheet(onPaper, format);
      const form = settlementForm(onPaper);
      const content = Buffer.from(await typesetterOf(services).setForm(form));
      return { content, type: 'application/pdf', name: { parts: [form.title], ending: 'pdf' } };
    },
  );
};
