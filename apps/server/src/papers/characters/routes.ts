import { charactersApi } from '@zhibi/contract/papers/characters';
import { mount, mountOpen } from '../../platform/mount.js';
import type { Services } from '../../platform/services.js';
import { lessonsWithWords } from '../../questions/index.js';
import { createCharacterSheet } from './create-sheet.js';
import { languageSubject } from './language-subject.js';
import { previewCharacterSheet } from './preview-sheet.js';

export const characterRoutes = (services: Services) => {
  mount(services, charactersApi.lessons, async ({ db, actor }, { subjectId }) => ({
    items: await lessonsWithWords(db, actor.schoolId, subjectId),
  }));
  mountOpen(services, charactersApi.preview, async ({ transact }, input) =>
    previewCharacterSheet(
      services,
      input,
      await transact((db) => languageSubject(db, input.subjectId, input.print.way)),
    ),
  );
  mount(services, charactersApi.create, ({ db, actor }, input) =>
    createCharacterSheet(db, actor, input, services.clock.now()),
  );
};
