import type { Log } from '../platform/log.js';

/** EX_SOFTWARE: a fault of our own. */
const FAULT = 70;

let log: Log | undefined;

/** Where a fault is told from now on; before that it goes to the console. */
export function logFaultsTo(to: Log): void {
  log = to;
}

/**
 * What nobody has caught is logged whole, then the process ends and whoever started it starts it again: nobody knows what such a fault has
 * left half-done in memory, and all that was acknowledged is durable.
 */
export function watchFaults(): void {
  const end = (error: unknown) => {
    if (log === undefined) console.error(error);
    else {
      log.fatal({ err: error }, 'a fault that nobody caught: the server ends, to be started again');
      log.flush();
    }
    process.exit(FAULT);
  };
  process.on('uncaughtException', end);
  process.on('unhandledRejection', end);
}
