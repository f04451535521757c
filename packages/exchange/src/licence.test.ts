import { expect, it } from 'vitest';
import { licenceNames, licenceOf } from './licence.js';

it.each(Object.entries(licenceNames))('%s is known by its code and as %s', (licence, name) => {
  expect([licenceOf(licence), licenceOf(name), licenceOf(` ${name} `)]).toEqual([licence, licence, licence]);
});

it.each([
  ['CC BY-SA 4.0', 'cc-by-sa'],
  ['cc by 3.0 CN', 'cc-by'],
  ['https://creativecommons.org/licenses/by-nc-sa/4.0/', 'cc-by-nc-sa'],
  ['CC0', 'public-domain'],
  ['CC BY-ND', undefined],
  ['CC BY-NC-ND 4.0', undefined],
  ['https://creativecommons.org/licenses/by-nd/4.0/', undefined],
  ['版权所有', undefined],
  ['unsaid', undefined],
  ['', undefined],
])('%j is %s: what forbids changes is never read as what allows them', (text, licence) => {
  expect(licenceOf(text)).toBe(licence);
});
