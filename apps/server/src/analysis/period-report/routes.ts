import { periodReportApi } from '@zhibi/contract/analysis/period-report';
import { mountFile, mountOpen } from '../../platform/mount.js';
import type { Services } from '../../platform/services.js';
import { exportReport } from './export-report.js';
import { readBehind } from './read-behind.js';
import { readReport } from './read-report.js';

export const periodReportRoutes = (services: Services): void => {
  const { database } = services;
  const here = () => ({ now: services.clock.now(), timeZone: services.settings.TZ_NAME });
  mountOpen(services, periodReportApi.report, ({ actor, transact }, input) =>
    transact((db) => readReport({ database, db }, actor, input, here())),
  );
  mountOpen(services, periodReportApi.behind, async ({ actor, transact }, input) => ({
    items: await transact((db) => readBehind({ database, db }, actor, input, here())),
  }));
  mountFile(services, periodReportApi.exportReport, (call, input) => exportReport(services, call, input, here()));
};
