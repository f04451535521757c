import { arithmeticApi } from '@zhibi/contract/papers/arithmetic';
import { mount, mountOpen } from '../../platform/mount.js';
import type { Services } from '../../platform/services.js';
import { createSumSheet } from './create-sheet.js';
import { mathsSubject } from './maths-subject.js';
import { previewSumSheet } from './preview-sheet.js';

export const arithmeticRoutes = (services: Services) => {
  mountOpen(services, arithmeticApi.preview, async ({ transact }, input) =>
    previewSumSheet(services, input, await transact((db) => mathsSubject(db, input.subjectId))),
  );
  mount(services, arithmeticApi.create, ({ db, actor }, input) =>
    createSumSheet(db, actor, input, services.clock.now()),
  );
};
