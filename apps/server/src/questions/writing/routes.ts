import { LARGEST_AUDIO_BYTES, writingApi } from '@zhibi/contract/questions/writing';
import { formFile } from '../../platform/form-file.js';
import type { House, Routes } from '../../platform/house.js';
import { mount, mountFile, mountOpen } from '../../platform/mount.js';
import { demand, found } from '../../platform/problem.js';
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
  (house) => {
    mountDesk(house, later);
    mountBanks(house, later);
    mountReviews(house);
  };

function mountDesk(house: House, later: LaterDomains): void {
  const { clock, files } = house;
  const timeZone = house.settings.TZ_NAME;
  mount(house, writingApi.drafts, ({ db, actor }, input) => listDrafts(db, actor, input, timeZone));
  mount(house, writingApi.draft, async ({ db, actor }, input) => {
    const row = await findDraft(db, actor, input);
    return { draft: row === undefined ? null : draftView(row, timeZone) };
  });
  mount(house, writingApi.keepDraft, ({ db, actor }, input) =>
    keepDraft(db, actor, input, { now: clock.now(), timeZone }),
  );
  mount(house, writingApi.dropDraft, async ({ db, actor }, { draftId }) => {
    await deleteDraft(db, actor, draftId);
    return {};
  });
  mount(house, writingApi.save, async ({ db, actor }, input) =>
    showQuestion(db, actor, await saveQuestion(db, actor, input), { timeZone, later }),
  );
  mountOpen(house, writingApi.preview, async ({ actor }, { body, edition }) => {
    demand(actor.schoolId !== '', 'not-found');
    const clean = cleanBody(body);
    const pictures = await pictureBytes(house, actor.schoolId, fileIdsOf(clean).images);
    return later.printQuestion(house, { body: clean, edition, pictures });
  });
  mountOpen(house, writingApi.upload, async ({ actor, request }) =>
    keepFile(actor, await formFile(request, LARGEST_AUDIO_BYTES), house),
  );
  mountFile(house, writingApi.file, async ({ actor, transact }, { fileId }) => {
    demand(actor.schoolId !== '', 'not-found');
    const file = found(await transact((db) => findFile(db, actor.schoolId, fileId)));
    return { content: found(await files.open(file.sha256, file)), type: file.type, size: file.size };
  });
}

function mountBanks(house: House, later: LaterDomains): void {
  const { clock } = house;
  const timeZone = house.settings.TZ_NAME;
  const shown = { timeZone, later };
  mount(house, writingApi.mine, ({ db, actor }, { state, ...input }) =>
    listBanked(db, actor, { ...input, shelf: state }, shown),
  );
  mount(house, writingApi.school, ({ db, actor }, input) =>
    listBanked(db, actor, { ...input, shelf: 'school' }, shown),
  );
  mount(house, writingApi.one, ({ db, actor }, { questionId }) => showQuestion(db, actor, questionId, shown));
  mount(house, writingApi.versions, ({ db, actor }, input) => showVersions(db, actor, input, timeZone));
  mount(house, writingApi.uses, ({ db, actor }, { questionId }) => showUses(db, actor, questionId, shown));
  mount(house, writingApi.remove, async ({ db, actor }, { questionId }) => ({
    outcome: await removeQuestion(db, actor, questionId, { now: clock.now(), later }),
  }));
  mount(house, writingApi.restore, async ({ db, actor }, { questionId }) => {
    await restoreQuestion(db, actor, questionId);
    return {};
  });
  mount(house, writingApi.fork, async ({ db, actor }, { questionId }) =>
    showQuestion(db, actor, await forkQuestion(db, actor, questionId), shown),
  );
}

function mountReviews(house: House): void {
  const { clock } = house;
  mount(house, writingApi.submit, ({ db, actor }, input) => submitQuestion(db, actor, input, clock.now()));
  mount(house, writingApi.withdraw, async ({ db, actor }, { reviewId }) => {
    await withdrawReview(db, actor, reviewId, clock.now());
    return {};
  });
  mount(house, writingApi.reviews, ({ db, actor }, input) => listReviews(db, actor, input, house.settings.TZ_NAME));
  mount(house, writingApi.decide, ({ db, actor }, input) => decideReview(db, actor, input, clock.now()));
}
