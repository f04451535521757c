import { statisticsApi } from '@zhibi/contract/questions/statistics';
import { mount, mountFile } from '../../platform/mount.js';
import { ensure } from '../../platform/problem.js';
import type { Services } from '../../platform/services.js';
import { sheetFile } from '../../platform/sheets/index.js';
import { asOwner } from '../../session/index.js';
import { showStatistics } from './show-statistics.js';
import { statisticsSheet } from './statistics-sheet.js';

export const statisticsRoutes = (services: Services): void => {
  const timeZone = services.settings.TZ_NAME;
  mount(services, statisticsApi.statistics, ({ db, actor }, { questionId }) =>
    showStatistics(db, asOwner(actor), questionId, timeZone),
  );
  mountFile(services, statisticsApi.exportStatistics, async ({ actor, language, transact }, { subjectId, format }) => {
    ensure(actor.schoolId !== '', 'not-found');
    return sheetFile(await transact((db) => statisticsSheet(db, actor, { subjectId, language })), format);
  });
};
