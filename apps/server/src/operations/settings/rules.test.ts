import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withoutCredentials } from './rules.js';

describe('an address that is shown', () => {
  it.each([
    ['smtp://robot:Secret1@mail.school.cn:587', 'smtp://…@mail.school.cn:587'],
    ['smtp://robot@mail.school.cn', 'smtp://…@mail.school.cn'],
    ['postgres://zhibi:a%40b@db:5432/zhibi?sslpassword=x', 'postgres://…@db:5432/zhibi?…'],
    ['https://sms.example.org/send?key=abc', 'https://sms.example.org/send?…'],
    ['https://office.example.org', 'https://office.example.org'],
    ['http://', '…'],
    ['./data', './data'],
    ['3000', '3000'],
  ])('%s as %s', (value, words) => expect(withoutCredentials(value)).toBe(words));

  it('holds no password, whatever it is', () => {
    const password = fc.stringMatching(/^[A-Za-z0-9]{8,20}$/);
    fc.assert(
      fc.property(password, password, (user, secret) => {
        const said = withoutCredentials(`smtp://${user}:${secret}@mail.test:587/?auth=${secret}`);
        return !said.includes(secret) && !said.includes(user);
      }),
    );
  });
});
