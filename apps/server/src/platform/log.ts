import { type DestinationStream, type Logger, pino } from 'pino';

export type Log = Logger;

/** Where a token may stand in an address: the event stream's path and every `token` parameter. */
export function withoutTokens(url: string): string {
  return url
    .replace(/(\/api\/sse\/connect\/[^/]+\/)[^/?]+/, '$1[token]')
    .replace(/([?&](?:token|access_token|refreshToken|code|state)=)[^&]*/gi, '$1[token]');
}

const secrets = [
  'password',
  'newPassword',
  'token',
  'refreshToken',
  'code',
  'secret',
  'authorization',
  'originalPassword',
];

/** Structured log on stdout. Passwords, codes and tokens are taken out wherever they stand. */
export function openLog(level: string, to: DestinationStream = pino.destination(1)): Log {
  return pino(
    {
      level,
      base: undefined,
      redact: { paths: secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[secret]' },
      serializers: {
        req: (request: { method: string; url: string; id: string }) => ({
          method: request.method,
          url: withoutTokens(request.url),
          id: request.id,
        }),
      },
    },
    to,
  );
}
