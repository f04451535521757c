import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { domainOrder, engines } from './domain-order.mjs';

const root = join(import.meta.dirname, '..');
const notDomains = new Set(['app', 'platform', 'kernel']);
const domainsIn = (folder: string) =>
  readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !notDomains.has(entry.name))
    .map((entry) => entry.name)
    .sort();

const contract = domainsIn('packages/contract/src');
const camel = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
/** A large domain has parts, folders of their own beside its root with an index; each is known to the app by its own name. */
const partsOf = (domain: string) =>
  domainsIn(`packages/contract/src/${domain}`)
    .filter((name) => existsSync(join(root, 'packages/contract/src', domain, name, 'index.ts')))
    .map(camel);

describe('the domain order', () => {
  it('has the same domains in contract, server and web, all of the plan', () => {
    expect(domainsIn('apps/server/src')).toEqual(contract);
    expect(domainsIn('apps/web/src')).toEqual(contract);
    expect(contract.filter((domain) => !domainOrder.includes(domain))).toEqual([]);
  });

  it('is joined in its order by the app', () => {
    const joined =
      readFileSync(join(root, 'apps/server/src/app/apis.ts'), 'utf8').match(/export const apis[^}]*\}/)?.[0] ?? '';
    const named = [...joined.matchAll(/^ {2}(\w+): /gm)].map(([, name = '']) => name);
    const domains = domainOrder.filter((domain) => contract.includes(domain));
    expect(named.filter((name) => domains.includes(name))).toEqual(domains);
    const until = (name: string) => named.slice(named.indexOf(name) + 1);
    for (const [at, domain] of domains.entries()) {
      const following = until(domain);
      const next = domains[at + 1];
      const parts = following.slice(0, next === undefined ? undefined : following.indexOf(next));
      expect([domain, [...parts].sort()]).toEqual([domain, partsOf(domain).sort()]);
    }
  });

  it('has public indexes: every domain of server and web is entered by its index', () => {
    for (const domain of contract)
      for (const app of ['server', 'web'])
        expect(readdirSync(join(root, 'apps', app, 'src', domain))).toContain('index.ts');
  });

  it('knows every package', () => {
    const packages = readdirSync(join(root, 'packages')).filter((name) => name !== 'contract');
    expect(packages.filter((name) => !engines.includes(name))).toEqual([]);
  });
});
