import { z } from 'zod';
import { type Api, Cursor, endpoint, forOperations, Id, Nothing, pageOf } from '../../kernel/index.js';
import { partnerLimits, ReceivedReport, ReportKind } from './model.js';

const PATH = '/api/question/partner/reports';

/** What teachers have told of pages, for operations. */
export const receivedReportsApi = {
  reports: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    access: forOperations,
    path: PATH,
    summary:
      'What teachers of the organisation have told about pages of partners, the newest first; of one school where one is chosen',
    input: z.object({ view: z.enum(['open', 'handled']).default('open'), kind: ReportKind.optional(), cursor: Cursor }),
    output: pageOf(ReceivedReport).extend({ total: z.number().int() }),
  }),
  answerReport: endpoint({
    method: 'POST',
    access: forOperations,
    path: `${PATH}/answer`,
    summary: 'Says that a report has been dealt with, in words that its teacher reads',
    input: z.object({ reportId: Id, answer: z.string().trim().max(partnerLimits.reportNote) }),
    output: Nothing,
    reasons: { handled: { zh: '已有人处理，请刷新', en: 'Somebody has dealt with it already: load again' } },
  }),
} satisfies Api;
