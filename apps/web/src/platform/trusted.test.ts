import '../../test/browser.js';
import { afterEach, describe, expect, it } from 'vitest';
import { isTrusted } from './trusted.js';

const partners = (content: string) => {
  document.head.innerHTML = `<meta name="partner-origins" content="${content}">`;
};
afterEach(() => {
  document.head.innerHTML = '';
});

describe('an address to go to after a logout', () => {
  it.each([
    ['/bye', true],
    [`${location.origin}/bye?x=1`, true],
    ['https://partner.test/logout', true],
    ['https://partner.test:8443/logout', false],
    ['http://partner.test/logout', false],
    ['https://partner.test.evil.test/', false],
    ['//evil.test/', false],
    ['https://evil.test/', false],
    ['javascript:alert(1)', false],
    ['data:text/html,x', false],
    ['http://[', false],
  ])('%s: %s', (address, isOurs) => {
    partners('https://partner.test http://other.test');
    expect(isTrusted(address)).toBe(isOurs);
  });

  it('is of this origin only where the server names nobody', () => {
    partners('');
    expect([isTrusted('https://partner.test/'), isTrusted('/bye')]).toEqual([false, true]);
  });
});
