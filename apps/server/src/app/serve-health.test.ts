import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestWorld, type TestWorld } from '../../test/school.js';
import { serveHealth } from './serve-health.js';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld({ WORKERS: '0' });
});
afterAll(() => world.close());
const get = (url: string, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
  world.services.app.inject({ url, headers, remoteAddress });

it('says that it lives, and that it can answer', async () => {
  expect((await get('/health')).json()).toMatchObject({ status: 'ok', version: '0.1.0' });
  expect((await get('/ready')).json()).toEqual({ status: 'ready', database: true });
});

it('is alive and not ready while the database is gone or says nothing', async () => {
  for (const readAsSystem of [() => Promise.reject(new Error('gone')), () => new Promise<never>(() => undefined)]) {
    const app = Fastify();
    serveHealth(app, { database: { readAsSystem }, version: '1', metricsToken: undefined });
    const ready = await app.inject({ url: '/ready' });
    expect([ready.statusCode, ready.json()]).toEqual([503, { status: 'not-ready', database: false }]);
    expect((await app.inject({ url: '/health' })).statusCode).toBe(200);
    await app.close();
  }
});

describe('the figures', () => {
  it('count calls by endpoint and answer, jobs by state, and Node', async () => {
    await get('/upgrade/check');
    await get('/upgrade/check');
    await get('/api/nothing?name=%E9%99%88%E6%80%9D%E8%BF%9C');
    const { body, headers } = await get('/metrics');
    expect(headers['content-type']).toContain('text/plain');
    expect(body).toContain('zhibi_call_seconds_count{method="GET",path="/upgrade/check",status="200"} 2');
    expect(body).toMatch(/zhibi_call_seconds_count\{method="GET",path="other",status="404"\} \d/);
    expect(body).toContain('zhibi_jobs{state="waiting"} 0');
    expect(body).toContain('zhibi_nodejs_eventloop_lag_seconds');
    expect(body).not.toContain('陈思远');
  });

  it('are for this machine alone, also when somebody claims to be it', async () => {
    expect((await get('/metrics', {}, '10.1.2.3')).statusCode).toBe(404);
    expect((await get('/metrics', { 'x-forwarded-for': '10.1.2.3' })).statusCode).toBe(404);
    expect((await get('/metrics', { 'x-forwarded-for': '127.0.0.1' }, '10.1.2.3')).statusCode).toBe(404);
  });

  it('are for whoever knows the token, where there is one', async () => {
    const app = Fastify();
    serveHealth(app, { database: world.services.database, version: '1', metricsToken: 'long-enough-to-keep' });
    const ask = async (authorization?: string) =>
      (await app.inject({ url: '/metrics', headers: authorization === undefined ? {} : { authorization } })).statusCode;
    expect(await ask('Bearer long-enough-to-keep')).toBe(200);
    expect(await Promise.all([ask(), ask('Bearer long-enough-to-kee'), ask('Bearer long-enough-to-keeP')])).toEqual([
      404, 404, 404,
    ]);
    await app.close();
  });
});
