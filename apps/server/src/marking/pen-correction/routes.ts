import { correctionApi as api } from '@zhibi/contract/marking/pen-correction';
import { mount } from '../../platform/mount.js';
import type { Services } from '../../platform/services.js';
import type { Reading } from '../reading/read-answers.js';
import { answerDoubt, undoCorrection } from './decide.js';
import { showCorrectedPage } from './show-page.js';

export const correctionRoutes = (services: Services, readingNow: () => Reading) => {
  const { clock, settings } = services;
  mount(services, api.page, ({ db, actor }, input) => showCorrectedPage(db, actor, input, settings.TZ_NAME));
  mount(services, api.answer, ({ db, actor }, input) => answerDoubt(db, actor, input, clock.now()));
  mount(services, api.undo, ({ db, actor }, input) => undoCorrection(db, actor, input, readingNow()));
};
