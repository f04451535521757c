import { dictationApi } from '@zhibi/contract/classroom/dictation';
import { mount, mountFile } from '../../platform/mount.js';
import type { Services } from '../../platform/services.js';
import { decideWriting } from './decide.js';
import { correctionsOf, printCorrections } from './print-corrections.js';
import { showCharacter } from './show-character.js';
import { showWriting } from './show-result.js';

export const dictationRoutes = (services: Services) => {
  mount(services, dictationApi.result, ({ db, actor }, input) => showWriting(db, actor, input));
  mount(services, dictationApi.character, ({ db, actor }, input) => showCharacter(db, actor, input));
  mount(services, dictationApi.decide, ({ db, actor }, input) => decideWriting(db, actor, input));
  mountFile(services, dictationApi.correctionSheet, async ({ actor, transact }, input) => {
    const corrections = await transact((db) => correctionsOf(db, actor, input));
    return printCorrections(services, corrections);
  });
};
