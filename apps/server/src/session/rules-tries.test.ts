import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countOf, networkOf, type Place, verdictOf } from './rules-tries.js';

const now = new Date('2026-11-21T08:00:00Z');
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000);
const failures = (count: number, seconds = 1) => ({ failures: count, lastAt: ago(seconds) });
const word = (place: Place, own: number, crowd: number) => {
  const verdict = verdictOf(place, { own: failures(own), crowd: failures(crowd) }, now);
  return typeof verdict === 'string' ? verdict : 'waits';
};

it.each<[Place, own: number, crowd: number, string]>([
  ['browser', 4, 0, 'open'],
  ['browser', 5, 0, 'proof'],
  ['browser', 9, 0, 'proof'],
  ['browser', 10, 0, 'waits'],
  ['browser', 0, 100_000, 'open'],
  ['near', 4, 299, 'open'],
  ['near', 5, 0, 'proof'],
  ['near', 0, 300, 'proof'],
  ['near', 0, 100_000, 'proof'],
  ['near', 10, 0, 'waits'],
  ['far', 4, 99, 'open'],
  ['far', 5, 0, 'proof'],
  ['far', 0, 100, 'proof'],
  ['far', 10, 0, 'waits'],
  ['far', 0, 1000, 'waits'],
  ['owner', 9, 100_000, 'open'],
  ['owner', 10, 0, 'waits'],
])('from %s with %i failures of its own and %i of the address: %s', (place, own, crowd, verdict) => {
  expect(word(place, own, crowd)).toBe(verdict);
});

it.each([
  [899, 10, 1000],
  [900, 0, 0],
])('%i s after the last one %i count, and the wait is %i ms', (seconds, count, wait) => {
  const own = failures(10, seconds);
  expect(countOf(own, now)).toBe(count);
  const verdict = verdictOf('far', { own, crowd: undefined }, now);
  expect(typeof verdict === 'string' ? 0 : verdict.waitMs).toBe(wait);
});

describe('the network of an address', () => {
  it.each([
    ['10.2.3.4', '10.2.3.4'],
    ['::ffff:10.2.3.4', '10.2.3.4'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('%s is in %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  it('is one for all addresses of a /64', () => {
    fc.assert(
      fc.property(fc.ipV6(), (address) => {
        const network = networkOf(address);
        if (network.includes('.')) return;
        expect(networkOf(network.replace('::/64', ':ffff:1:2:3'))).toBe(network);
      }),
    );
  });
});
