import { type DestinationStream, type Logger, pino } from 'pino';
import { loggedError, loggedUrl, withoutSecrets } from './log-redaction.js';

export type Log = Logger;

/** Structured log on stdout. What it may say of an error, an address and everything else is decided in `log-redaction.ts`. */
export function openLog(level: string, to: DestinationStream = pino.destination(1)): Log {
  return pino(
    {
      level,
      base: undefined,
      formatters: { log: withoutSecrets },
      serializers: {
        err: loggedError,
        req: (request: { method: string; url: string; id: string }) => ({
          method: request.method,
          url: loggedUrl(request.url),
          id: request.id,
        }),
      },
    },
    to,
  );
}
