import { studentReportApi } from '@zhibi/contract/analysis/student-report';
import { mount, mountFile } from '../../platform/mount.js';
import type { Services } from '../../platform/services.js';
import { exportReport } from './export-report.js';
import { readReport } from './read-report.js';

export const studentReportRoutes = (services: Services) => {
  const here = () => ({ now: services.clock.now(), timeZone: services.settings.TZ_NAME });
  mount(services, studentReportApi.report, ({ db, actor }, input) => readReport(db, actor, input, here()));
  mountFile(services, studentReportApi.exportReport, async ({ actor, language, transact }, { format, ...asked }) =>
    exportReport(await transact((db) => readReport(db, actor, asked, here())), { format, language }),
  );
};
