import { toStamp } from '@zhibi/contract/kernel';
import { operationsApi, type SlowRow } from '@zhibi/contract/operations';
import { mountOpen } from '../../platform/mount.js';
import type { Services } from '../../platform/services.js';
import type { SlowList } from '../../platform/slow.js';

const MOST = 50;

export function speedRoutes(services: Services): void {
  const { settings, watching, clock } = services;
  const timeZone = settings.TZ_NAME;
  const rowsOf = (list: SlowList): SlowRow[] =>
    list.worst(MOST).map(({ lastAt, ...row }) => ({ ...row, lastAt: toStamp(lastAt, timeZone) }));
  mountOpen(services, operationsApi.slow, async () => ({
    since: toStamp(new Date(clock.now().getTime() - process.uptime() * 1000), timeZone),
    callMs: watching.calls.limitMs,
    statementMs: watching.statements.limitMs,
    tracesTo: settings.OTEL_URL === undefined ? null : new URL(settings.OTEL_URL).host,
    calls: rowsOf(watching.calls),
    statements: rowsOf(watching.statements),
  }));
}
