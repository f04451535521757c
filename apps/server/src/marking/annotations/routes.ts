import { annotationsApi as api } from '@zhibi/contract/marking/annotations';
import { mount, mountFile } from '../../platform/mount.js';
import type { Services } from '../../platform/services.js';
import type { Shown } from '../scoring/show-answers.js';
import { keepAnnotations } from './keep-annotations.js';
import { listAnnotations, ownAnnotations } from './list-annotations.js';
import { markedCopyToPrint, ownCopyToPrint, printMarked } from './returned-copy.js';

export const annotationsRoutes = (services: Services, shown: Shown) => {
  mount(services, api.list, async ({ db, actor }, asked) => ({
    copies: await listAnnotations(db, actor, asked, shown),
  }));
  mount(services, api.put, ({ db, actor }, input) => keepAnnotations(db, actor, input, services.clock.now()));
  mountFile(services, api.pdf, async ({ actor, transact }, asked) =>
    printMarked(services, await transact((db) => markedCopyToPrint(db, actor, asked, shown))),
  );
  mount(services, api.own, async ({ db, actor }, { homeworkId }) => ({
    items: await ownAnnotations(db, actor, homeworkId),
  }));
  mountFile(services, api.ownPdf, async ({ actor, transact }, { homeworkId }) =>
    printMarked(services, await transact((db) => ownCopyToPrint(db, actor, homeworkId))),
  );
};
