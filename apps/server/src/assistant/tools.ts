import { analysisApi } from '@zhibi/contract/analysis';
import { homeworkApi } from '@zhibi/contract/homework';
import type { Endpoint } from '@zhibi/contract/kernel';
import { markingApi } from '@zhibi/contract/marking';
import { printingApi } from '@zhibi/contract/printing';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import { classPulse, classReport, listReports, listWrong, wrongOfStudent } from '../analysis/index.js';
import { type Here, listHomework, listMissing, listSubmissions, myHomework } from '../homework/index.js';
import { listWaiting } from '../marking/index.js';
import type { Db } from '../platform/db.js';
import { ensure } from '../platform/problem.js';
import { listOrders } from '../printing/index.js';

/** Who looks something up: a connection on which the database refuses to write, the person, and when. */
export interface Looking {
  db: Db;
  actor: Actor;
  here: Here;
}

/**
 * An endpoint as a tool: judged by its own access, its input and its output, as if the person's browser had called it. What can
 * write is none.
 */
const tool =
  <In extends z.ZodType, Out extends z.ZodType>(
    endpoint: Endpoint<In, Out>,
    run: (looking: Looking, input: z.output<In>) => Promise<z.input<Out>>,
  ) =>
  async (looking: Looking, input: z.input<In>): Promise<z.output<Out>> => {
    const { access, readOnly } = endpoint;
    ensure(readOnly === true && typeof access === 'object' && access.roles.includes(looking.actor.role));
    return endpoint.output.parse(await run(looking, endpoint.input.parse(input)));
  };

/** Everything that the assistant can look up, by the endpoint that the screens ask. */
export const tools = {
  homework: tool(homeworkApi.list, ({ db, actor, here }, input) => listHomework(db, actor, input, here)),
  submissions: tool(homeworkApi.submissions, async ({ db, actor, here }, input) => ({
    items: await listSubmissions(db, actor, input, here),
  })),
  missing: tool(homeworkApi.missing, ({ db, actor, here }, { classId }) => listMissing(db, actor, classId, here)),
  mine: tool(homeworkApi.mine, ({ db, actor, here }, { cursor }) => myHomework(db, actor, cursor, here)),
  waiting: tool(markingApi.waiting, ({ db, actor, here }, { subjectId }) =>
    listWaiting(db, actor, subjectId, here.now),
  ),
  reports: tool(analysisApi.reports, ({ db, actor, here }, input) => listReports(db, actor, input, here)),
  report: tool(analysisApi.report, ({ db, actor, here }, input) => classReport(db, actor, input, here)),
  pulse: tool(analysisApi.pulse, ({ db, actor, here }, { subjectId }) => classPulse(db, actor, subjectId, here)),
  wrong: tool(analysisApi.wrong, ({ db, actor, here }, input) => listWrong(db, actor, input, here)),
  wrongOfStudent: tool(analysisApi.wrongOfStudent, ({ db, actor, here }, input) =>
    wrongOfStudent(db, actor, input, here.timeZone),
  ),
  orders: tool(printingApi.list, ({ db, actor, here }, input) => listOrders(db, actor, input, here)),
};
