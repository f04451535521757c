import { keysApi as api } from '@zhibi/contract/marking/answer-keys';
import { mount } from '../../platform/mount.js';
import type { Services } from '../../platform/services.js';
import type { Reading } from '../reading/read-answers.js';
import type { Shown } from '../scoring/show-answers.js';
import { changeKey, previewKey, undoKey } from './change-key.js';
import { keyHistory, showRescoring } from './show-keys.js';

export const keysRoutes = (services: Services, shown: Shown, reading: () => Reading) => {
  mount(services, api.history, ({ db, actor }, of) => keyHistory(db, actor, of, shown));
  mount(services, api.preview, async ({ db, actor }, wanted) =>
    showRescoring(db, await previewKey(db, actor, wanted, reading())),
  );
  mount(services, api.change, ({ db, actor }, wanted) => changeKey(db, actor, wanted, reading()));
  mount(services, api.undo, ({ db, actor }, wanted) => undoKey(db, actor, wanted, reading()));
};
