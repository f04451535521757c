import type { TaskList } from '../platform/jobs/index.js';
import type { Services } from '../platform/services.js';
import { expireOrders } from './expire-orders.js';

const EXPIRE = 'print-order-expire';

/** What happens to orders by itself. */
export const printingTasks = (services: Services): TaskList => ({ [EXPIRE]: () => expireOrders(services) });

/** Of it, what is done once a minute: it asks little. */
export const printingRepeated: readonly string[] = [EXPIRE];
