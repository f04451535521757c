import { cardsApi } from '@zhibi/contract/papers/cards';
import { findSchool } from '../../people/index.js';
import { mount, mountFile } from '../../platform/mount.js';
import { ensure, found } from '../../platform/problem.js';
import type { Services } from '../../platform/services.js';
import { ownPaper } from '../composing/own-paper.js';
import { findLayout } from '../layout/store-layout.js';
import { readPdf } from '../output/kept-file.js';
import { blankSheets } from './blank-sheets.js';
import { cardView } from './card-view.js';
import { createCard } from './create-card.js';
import { ensureCards } from './ensure-cards.js';
import { keepTemplate, listTemplates, removeTemplate } from './keep-templates.js';
import { listCards } from './list-cards.js';
import { makeCard } from './make-card.js';
import { releaseCard } from './release-card.js';
import { renewCard } from './renew-card.js';
import { saveCard } from './save-card.js';
import { findCard, stateOf } from './store-card.js';
import { testCard } from './test-card.js';

export const cardRoutes = (services: Services) => {
  const { clock, files } = services;
  const timeZone = services.settings.TZ_NAME;
  const here = () => ({ now: clock.now(), timeZone });
  mount(services, cardsApi.make, ({ db, actor }, input) => makeCard(db, actor, input, clock.now()));
  mount(services, cardsApi.create, ({ db, actor }, input) => createCard(db, actor, input, clock.now()));
  mount(services, cardsApi.list, ({ db, actor }, input) => listCards(db, actor, input, timeZone));
  mount(services, cardsApi.open, async ({ db, actor }, { paperId }) => {
    await ensureCards(db, actor);
    return cardView(db, actor, paperId, timeZone);
  });
  mount(services, cardsApi.save, ({ db, actor }, input) => saveCard(db, actor, input, here()));
  mount(services, cardsApi.renew, ({ db, actor }, input) => renewCard(db, actor, input, here()));
  mount(services, cardsApi.test, ({ db, actor }, input) => testCard(db, actor, input));
  mount(services, cardsApi.release, ({ db, actor }, input) => releaseCard(db, actor, input, here()));
  mount(services, cardsApi.templates, ({ db, actor }) => listTemplates(db, actor, timeZone));
  mount(services, cardsApi.keepTemplate, ({ db, actor }, input) => keepTemplate(db, actor, input, clock.now()));
  mount(services, cardsApi.removeTemplate, ({ db, actor }, { templateId }) => removeTemplate(db, actor, templateId));
  mountFile(services, cardsApi.picture, async ({ actor, transact }, { paperId, copy }) => {
    const sha256 = await transact(async (db) => {
      await ownPaper(db, actor, paperId);
      const { readBack } = found(await findCard(db, actor.schoolId, paperId));
      return found(readBack?.failures.find((one) => one.copy === copy)?.pictureSha256);
    });
    return { content: await readPdf(files, sha256), type: 'image/jpeg' };
  });
  mountFile(services, cardsApi.pdf, async ({ actor, transact }, { paperId }) => {
    const { schoolId } = actor;
    const of = await transact(async (db) => {
      const row = await ownPaper(db, actor, paperId);
      const card = found(await findCard(db, schoolId, paperId));
      ensure(stateOf(card, row.revision) === 'released', 'conflict', 'not-released');
      const layout = found(await findLayout(db, schoolId, paperId, row.revision));
      return { row, card, layout, school: found(await findSchool(db, schoolId)) };
    });
    const pdf = await blankSheets(services, {
      pdf: await readPdf(files, of.layout.pdfSha256),
      geometry: of.layout.geometry,
      schoolName: of.school.name,
      pageCodes: of.card.sheetCodes,
    });
    const name = { parts: [of.row.title], ending: 'pdf' };
    return { content: Buffer.from(pdf), type: 'application/pdf', name };
  });
};
