import { describe, expect, it } from 'vitest';
import { wayOut } from './way-out.js';

const known = { loginType: 1, source: '', logoutUrl: '', logoutFrame: '' } as const;
const isTrusted = (to: string) => to.startsWith('/') || to.startsWith('https://partner.test/');
const page = (to: string) => ({ kind: 'page', to }) as const;

describe('the way out', () => {
  it.each([
    ['of a school user is the login page', known, null, page('/login')],
    [
      'of an organisation administrator is the other login page',
      { ...known, loginType: 2 as const },
      null,
      page('/login?admin=true'),
    ],
    [
      'of operations is the other login page, whatever else is stored',
      { ...known, loginType: 4 as const, logoutUrl: '/bye', logoutFrame: '/x' },
      null,
      page('/login?admin=true'),
    ],
    [
      'from jy keeps the source',
      { ...known, loginType: 3 as const, source: 'jy' as const },
      null,
      page('/login?source=jy'),
    ],
    [
      'from jizuo closes the window',
      { ...known, loginType: 3 as const, source: 'jizuo' as const },
      null,
      { kind: 'close' },
    ],
    [
      'leads to the stored address',
      { ...known, logoutUrl: 'https://partner.test/bye' },
      null,
      { kind: 'away', to: 'https://partner.test/bye' },
    ],
    [
      'leads to the stored address before it closes',
      { ...known, source: 'jizuo' as const, logoutUrl: '/bye' },
      null,
      { kind: 'away', to: '/bye' },
    ],
    ['does not lead to a stranger', { ...known, logoutUrl: 'https://evil.test/' }, null, page('/login')],
    [
      'ends the login elsewhere first',
      { ...known, source: 'jy' as const, logoutFrame: 'https://partner.test/out' },
      'https://partner.test/out',
      page('/login?source=jy'),
    ],
    ['shows no page of a stranger', { ...known, logoutFrame: 'https://evil.test/' }, null, page('/login')],
  ])('%s', (_, session, frame, end) => {
    expect(wayOut(session, isTrusted)).toEqual({ frame, end });
  });
});
