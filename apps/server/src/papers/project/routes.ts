import { projectApi } from '@zhibi/contract/papers/project';
import { mountFile, mountForm } from '../../platform/mount.js';
import type { Services } from '../../platform/services.js';
import { exportProject } from './export-project.js';
import { judgeProject } from './judge-project.js';
import { openProject } from './open-project.js';
import { takeProject } from './take-project.js';

export const projectRoutes = (services: Services): void => {
  mountFile(services, projectApi.export, ({ actor, transact }, input) =>
    exportProject(services, actor, input, transact),
  );
  mountForm(services, projectApi.preview, ({ actor, language, transact }, { file }) => {
    const project = openProject(file);
    return transact((db) => judgeProject(db, actor, project, language));
  });
  mountForm(services, projectApi.import, ({ actor, transact }, { file }) =>
    takeProject(actor, openProject(file), { services, now: services.clock.now(), transact }),
  );
};
