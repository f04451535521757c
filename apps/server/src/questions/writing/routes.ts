import { LARGEST_AUDIO_BYTES, writingApi } from '@zhibi/contract/questions/writing';
import { formFile } from '../../platform/form-file.js';
import { mount, mountFile, mountOpen } from '../../platform/mount.js';
import { openableForm } from '../../platform/pictures/openable.js';
import { ensure, found } from '../../platform/problem.js';
import type { Routes, Services } from '../../platform/services.js';
import { asOwner } from '../../session/index.js';
import { decideReview } from './decide-review.js';
import { forkQuestion } from './fork-question.js';
import { keepDraft } from './keep-draft.js';
import { keepFile, pictureBytes } from './keep-file.js';
import type { LaterDomains } from './later-domains.js';
import { listBanked } from './list-banked.js';
import { draftView, listDrafts } from './list-drafts.js';
import { listReviews } from './list-reviews.js';
import { removeQuestion, restoreQuestion } from './remove-question.js';
import { cleanBody, fileIdsOf } from './rules.js';
import { saveQuestion } from './save-question.js';
import { showQuestion } from './show-question.js';
import { showUses } from './show-uses.js';
import { showVersions } from './show-versions.js';
import { deleteDraft, findDraft } from './store-drafts.js';
import { findFile } from './store-files.js';
import { submitQuestion, withdrawReview } from './submit-question.js';

/** @param later what the writing of questions asks of the domains after it */
export const writingRoutes =
  (later: LaterDomains): Routes =>
  (services) => {
    mountDrafts(services, later);
    mountBanks(services, later);
    mountReviews(services);
  };

function mountDrafts(services: Services, later: LaterDomains): void {
  const { clock, files } = services;
  const timeZone = services.settings.TZ_NAME;
  mount(services, writingApi.drafts, ({ db, actor }, input) => listDrafts(db, asOwner(actor), input, timeZone));
  mount(services, writingApi.draft, async ({ db, actor }, input) => {
    const row = await findDraft(db, asOwner(actor), input);
    return { draft: row === undefined ? null : draftView(row, timeZone) };
  });
  mount(services, writingApi.keepDraft, ({ db, actor }, input) =>
    keepDraft(db, asOwner(actor), input, { now: clock.now(), timeZone }),
  );
  mount(services, writingApi.dropDraft, async ({ db, actor }, { draftId }) => {
    await deleteDraft(db, asOwner(actor), draftId);
    return {};
  });
  mount(services, writingApi.save, async ({ db, actor }, input) =>
    showQuestion(db, asOwner(actor), await saveQuestion(db, asOwner(actor), input), { timeZone, later }),
  );
  mountOpen(services, writingApi.preview, async ({ actor }, { body, edition }) => {
    ensure(actor.schoolId !== '', 'not-found');
    const clean = cleanBody(body);
    const pictures = await pictureBytes(services, actor.schoolId, fileIdsOf(clean).images);
    return later.printQuestion(services, { body: clean, edition, pictures, subjectId: actor.subjectId });
  });
  mountOpen(services, writingApi.upload, async ({ actor, request }) =>
    keepFile(asOwner(actor), await openableForm(services, await formFile(request, LARGEST_AUDIO_BYTES)), services),
  );
  mountFile(services, writingApi.file, async ({ actor, transact }, { fileId }) => {
    ensure(actor.schoolId !== '', 'not-found');
    const file = found(await transact((db) => findFile(db, actor.schoolId, fileId)));
    return { content: found(await files.open(file.sha256, file)), type: file.type, size: file.size };
  });
}

function mountBanks(services: Services, later: LaterDomains): void {
  const { clock } = services;
  const timeZone = services.settings.TZ_NAME;
  const shown = { timeZone, later };
  mount(services, writingApi.mine, ({ db, actor }, { state, ...input }) =>
    listBanked(db, asOwner(actor), { ...input, shelf: state }, shown),
  );
  mount(services, writingApi.school, ({ db, actor }, input) =>
    listBanked(db, asOwner(actor), { ...input, shelf: 'school' }, shown),
  );
  mount(services, writingApi.one, ({ db, actor }, { questionId }) =>
    showQuestion(db, asOwner(actor), questionId, shown),
  );
  mount(services, writingApi.versions, ({ db, actor }, input) => showVersions(db, asOwner(actor), input, timeZone));
  mount(services, writingApi.uses, ({ db, actor }, { questionId }) => showUses(db, asOwner(actor), questionId, shown));
  mount(services, writingApi.remove, async ({ db, actor }, { questionId }) => ({
    outcome: await removeQuestion(db, asOwner(actor), questionId, { now: clock.now(), later }),
  }));
  mount(services, writingApi.restore, async ({ db, actor }, { questionId }) => {
    await restoreQuestion(db, asOwner(actor), questionId);
    return {};
  });
  mount(services, writingApi.fork, async ({ db, actor }, { questionId }) =>
    showQuestion(db, asOwner(actor), await forkQuestion(db, asOwner(actor), questionId), shown),
  );
}

function mountReviews(services: Services): void {
  const { clock } = services;
  mount(services, writingApi.submit, ({ db, actor }, input) => submitQuestion(db, asOwner(actor), input, clock.now()));
  mount(services, writingApi.withdraw, async ({ db, actor }, { reviewId }) => {
    await withdrawReview(db, asOwner(actor), reviewId, clock.now());
    return {};
  });
  mount(services, writingApi.reviews, ({ db, actor }, input) =>
    listReviews(db, asOwner(actor), input, services.settings.TZ_NAME),
  );
  mount(services, writingApi.decide, ({ db, actor }, input) => decideReview(db, actor, input, clock.now()));
}
