import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isTicketOf, readTicket, shareOut, ticketCode } from './index.js';

const id = '01890000-0000-7000-8000-0000007f3a91';

it('a ticket is read again however it is typed, and belongs to one id', () => {
  const code = ticketCode('batch', 12, id);
  expect(code).toBe('ZB-B000012-7F3A91');
  for (const typed of [code, code.toLowerCase(), ' zb b000012 7f3a91 ', 'B000012-7F3A91'])
    expect(readTicket(typed)).toEqual({ of: 'batch', number: 12, proof: '7F3A91' });
  expect(isTicketOf('7F3A91', id)).toBe(true);
  expect(isTicketOf('7F3A92', id)).toBe(false);
  for (const wrong of ['', 'ZB-X000012-7F3A91', 'SF1001', 'ZB-B000012']) expect(readTicket(wrong)).toBeNull();
});

it('what is shared out adds up, and nobody is more than one off', () => {
  fc.assert(
    fc.property(fc.nat(10_000), fc.array(fc.nat(1_000), { minLength: 1, maxLength: 50 }), (total, weights) => {
      const parts = shareOut(total, weights);
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(total);
      const all = weights.reduce((sum, weight) => sum + weight, 0);
      if (all > 0)
        parts.forEach((part, at) => {
          expect(Math.abs(part - (total * (weights[at] ?? 0)) / all)).toBeLessThan(1);
        });
    }),
  );
});
