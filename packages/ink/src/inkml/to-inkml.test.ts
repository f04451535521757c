import { expect, it } from 'vitest';
import { toInkML } from './to-inkml.js';

it('ink becomes traces with place, pressure and time, and no name that breaks XML', () => {
  const xml = toInkML([
    {
      id: 'a"<&',
      t0: 1000,
      tip: 'pen',
      points: [
        [1.234, 5, 1, 0],
        [2, 6, 0, 12],
      ],
    },
    { id: 'b', t0: 1500, tip: 'eraser', points: [[0, 0, 0, 0]] },
  ]);
  expect(xml).toContain('<trace xml:id="sa_22_3c_26" contextRef="#pen" timeOffset="0">1.23 5 255 0, 2 6 0 12</trace>');
  expect(xml).toContain('timeOffset="500" brushRef="#eraser">0 0 0 0</trace>');
});
