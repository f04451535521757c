import { statisticsApi } from '@zhibi/contract/questions/statistics';
import type { House } from '../../platform/house.js';
import { mount, mountFile } from '../../platform/mount.js';
import { demand } from '../../platform/problem.js';
import { sheetFile } from '../../platform/sheets/index.js';
import { showStatistics } from './show-statistics.js';
import { statisticsSheet } from './statistics-sheet.js';

export const statisticsRoutes = (house: House): void => {
  const timeZone = house.settings.TZ_NAME;
  mount(house, statisticsApi.statistics, ({ db, actor }, { questionId }) =>
    showStatistics(db, actor, questionId, timeZone),
  );
  mountFile(house, statisticsApi.exportStatistics, async ({ actor, language, transact }, { subjectId, format }) => {
    demand(actor.schoolId !== '', 'not-found');
    return sheetFile(await transact((db) => statisticsSheet(db, actor, { subjectId, language })), format);
  });
};
