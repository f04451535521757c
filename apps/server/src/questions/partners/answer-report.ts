import type { partnersApi } from '@zhibi/contract/questions/partners';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import { recordAct } from '../../platform/audit.js';
import { ensure, found } from '../../platform/problem.js';
import type { Services } from '../../platform/services.js';
import { lockReceived, setAnswer } from './store-received.js';

/** Says that a report has been dealt with; its teacher reads the answer beside the page. Written down as an act of operations. */
export async function answerReport(
  { accountId, organisationId }: Actor,
  { reportId, answer }: z.output<typeof partnersApi.answerReport.input>,
  { database, clock }: Pick<Services, 'database' | 'clock'>,
): Promise<void> {
  await database.asSystem(async (db) => {
    const report = found(await lockReceived(db, { organisationId, reportId }));
    ensure(report.handledAt === null, 'conflict', 'handled');
    await setAnswer(db, report, { answer, by: accountId, at: clock.now() });
    const { schoolId } = report;
    await recordAct(db, { accountId, schoolId, what: 'page-report-answered', detail: { reportId, answer } });
  });
}
