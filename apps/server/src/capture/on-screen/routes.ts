import { onScreenApi } from '@zhibi/contract/capture/on-screen';
import { mount } from '../../platform/mount.js';
import type { Services } from '../../platform/services.js';
import { handIn } from './hand-in.js';
import { saveAnswers } from './save-answers.js';
import { showForm } from './show-form.js';
import { typedCounts } from './store.js';

export const onScreenRoutes = (services: Services): void => {
  const { clock, settings } = services;
  mount(services, onScreenApi.form, ({ db, actor }, { homeworkId }) =>
    showForm(db, actor, homeworkId, { now: clock.now(), timeZone: settings.TZ_NAME }),
  );
  mount(services, onScreenApi.begun, async ({ db, actor: { schoolId, studentId } }, { homeworkIds }) => ({
    items: studentId === null ? [] : await typedCounts(db, { schoolId, studentId }, homeworkIds),
  }));
  mount(services, onScreenApi.save, ({ db, actor }, input) => saveAnswers(db, actor, input, clock.now()));
  mount(services, onScreenApi.handIn, async ({ db, actor }, input) => {
    await handIn(db, actor, input, clock.now());
    return {};
  });
};
