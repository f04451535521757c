import { expect, it } from 'vitest';
import { Leaving } from './leaving.js';

it('whoever holds something says so, and forgets it', async () => {
  const leaving = new Leaving();
  const forgotten: string[] = [];
  leaving.on({ unsaved: () => '3 strokes', forget: () => void forgotten.push('ink') });
  leaving.on({ unsaved: () => null, forget: async () => void forgotten.push('chat') });
  const gone = leaving.on({ unsaved: () => 'nobody asks me any more' });
  gone();
  expect(leaving.unsaved()).toEqual(['3 strokes']);
  await leaving.forget();
  expect(forgotten.sort()).toEqual(['chat', 'ink']);
});
