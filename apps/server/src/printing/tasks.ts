import type { TaskList } from '../platform/jobs/index.js';
import type { Services } from '../platform/services.js';
import { expireOrders } from './expire-orders.js';
import { followJob } from './printers/follow-job.js';
import { FOLLOW } from './printers/print-order.js';
import { warnLate } from './warn-late.js';

const EXPIRE = 'print-order-expire';
const WARN = 'print-order-warn';

/** What happens to orders by itself. */
export const printingTasks = (services: Services): TaskList => ({
  [EXPIRE]: () => expireOrders(services),
  [WARN]: () => warnLate(services),
  [FOLLOW]: ({ payload }) => followJob(services, payload as { schoolId: string; printJobId: string }), // as: what is queued under this name
});

/** Of it, what is done once a minute: they ask little. */
export const printingRepeated: readonly string[] = [EXPIRE, WARN];
