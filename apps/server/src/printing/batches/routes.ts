import { printBatchesApi } from '@zhibi/contract/printing/batches';
import type { FormSheet } from '@zhibi/typeset';
import { typesetterOf } from '../../papers/index.js';
import { type FileAnswer, mount, mountFile, mountOpen } from '../../platform/mount.js';
import type { Services } from '../../platform/services.js';
import { correctOrderWaste } from '../correct-order-waste.js';
import { correctWaste } from './correct-waste.js';
import { createBatches } from './create-batches.js';
import { moveBatch } from './move-batch.js';
import { jobTicket, packingList } from './paper-forms.js';
import { factsToPropose, proposeApart } from './propose.js';
import { batchOnPaper, parcelsOf } from './read-papers.js';
import { listBatches, scanTicket, showBatch } from './show-batch.js';

export const printBatchRoutes = (services: Services) => {
  const here = () => ({ now: services.clock.now(), timeZone: services.settings.TZ_NAME });
  const answer = async (form: FormSheet): Promise<FileAnswer> => ({
    content: Buffer.from(await typesetterOf(services).setForm(form)),
    type: 'application/pdf',
    name: { parts: [form.title], ending: 'pdf' },
  });
  mountOpen(services, printBatchesApi.propose, async ({ actor, transact }, { orderIds }) => {
    const facts = await transact((db) => factsToPropose(db, actor, orderIds));
    return proposeApart(services, facts, here());
  });
  mount(services, printBatchesApi.create, ({ db, actor }, input) => createBatches(db, actor, input, here()));
  mount(services, printBatchesApi.list, ({ db, actor }, input) => listBatches(db, actor, input, here()));
  mount(services, printBatchesApi.detail, ({ db, actor }, { batchId }) => showBatch(db, actor, batchId, here()));
  mount(services, printBatchesApi.move, ({ db, actor }, input) => moveBatch(db, actor, input, here()));
  mount(services, printBatchesApi.correctWaste, ({ db, actor }, input) => correctWaste(db, actor, input, here()));
  mount(services, printBatchesApi.correctOrderWaste, ({ db, actor }, input) =>
    correctOrderWaste(db, actor, input, here()),
  );
  mount(services, printBatchesApi.scan, ({ db, actor }, { code }) => scanTicket(db, actor, code));
  mountFile(services, printBatchesApi.ticket, async ({ actor, language, transact }, { batchId }) => {
    const known = await transact((db) => batchOnPaper(db, actor, batchId, { ...here(), language }));
    return answer(jobTicket(known));
  });
  mountFile(services, printBatchesApi.packingList, async ({ actor, language, transact }, { batchId }) => {
    const [known, parcels] = await transact(async (db) => {
      const onPaper = await batchOnPaper(db, actor, batchId, { ...here(), language });
      return [onPaper, await parcelsOf(db, onPaper.orders)] as const;
    });
    return answer(packingList(known, parcels));
  });
};
