import { expect, it } from 'vitest';
import { Duplicates } from './duplicates.js';

it('says it at most once in 1.5 s', () => {
  let now = 0;
  const said: string[] = [];
  const duplicates = new Duplicates(
    (text) => said.push(text),
    () => now,
  );
  for (now of [0, 700, 1499, 1500, 1600, 3000]) duplicates.notify(String(now));
  expect(said).toEqual(['0', '1500', '3000']);
});
