import type { partnersApi } from '@zhibi/contract/questions/partners';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import { recordAct } from '../../platform/audit.js';
import type { House } from '../../platform/house.js';
import { demand, found } from '../../platform/problem.js';
import { lockTold, setAnswer } from './store-told.js';

/** Says that a report has been dealt with; its teacher reads the answer beside the page. Written down as an act of operations. */
export async function answerReport(
  { accountId, organisationId }: Actor,
  { reportId, answer }: z.output<typeof partnersApi.answerReport.input>,
  { database, clock }: Pick<House, 'database' | 'clock'>,
): Promise<void> {
  await database.asSystem(async (db) => {
    const report = found(await lockTold(db, { organisationId, reportId }));
    demand(report.handledAt === null, 'conflict', 'handled');
    await setAnswer(db, report, { answer, by: accountId, at: clock.now() });
    const { schoolId } = report;
    await recordAct(db, { accountId, schoolId, what: 'page-report-answered', detail: { reportId, answer } });
  });
}
