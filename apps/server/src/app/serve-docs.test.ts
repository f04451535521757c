import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestWorld, type TestWorld } from '../../test/school.js';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());

const get = (url: string, headers: Record<string, string> = {}) => world.services.app.inject({ url, headers });

describe('the documentation in a network of plain HTTP without a way out', () => {
  it('upgrades nothing, and says nothing that a browser keeps from secure origins only', async () => {
    const { statusCode, headers } = await get('/docs/');
    expect(statusCode).toBe(200);
    expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests');
    for (const name of ['strict-transport-security', 'cross-origin-opener-policy', 'origin-agent-cluster'])
      expect(headers).not.toHaveProperty(name);
  });

  it('needs nobody else: every part comes from here, and nothing else may be asked', async () => {
    const { body, headers } = await get('/docs/');
    const parts = [...body.matchAll(/(?:src|href)="([^"]+)"/g)].map((match) => match[1] ?? '');
    expect(parts.length).toBeGreaterThan(3);
    for (const part of parts) expect((await get(new URL(part, 'http://here/docs/').pathname)).statusCode).toBe(200);
    expect(parts.filter((part) => /^(https?:)?\/\//.test(part))).toEqual([]);
    expect(headers['content-security-policy']).not.toMatch(/https?:|swagger\.io/);
    expect((await get('/docs/static/swagger-initializer.js')).body).toContain('"validatorUrl":null');
  });

  it('says them over https', async () => {
    const { headers } = await get('/docs/', { 'x-forwarded-proto': 'https' });
    expect(headers['strict-transport-security']).toContain('max-age=31536000');
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
  });
});
