import { howIntents } from '@zhibi/assistant';
import { expect, it } from 'vitest';
import { placeOf } from '../apps/server/src/assistant/manual/places.js';
import { screens } from '../apps/web/src/app/screens.js';

it.each(howIntents)('%s leads to a screen', (intent) => {
  expect(screens.map(({ path }) => path)).toContain(placeOf[intent]);
});
