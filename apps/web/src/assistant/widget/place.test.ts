import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Box, clearNear, clearOf } from './place.js';

const room = { width: 800, height: 600 };
const wanted = { left: 730, top: 530, width: 48, height: 48 };

it('stays where it is wanted while nothing is in the way', () => expect(clearOf(wanted, [], room)).toEqual(wanted));
it('goes above a button that sends', () => {
  const place = clearOf(wanted, [{ left: 700, top: 520, width: 90, height: 40 }], room);
  expect(place?.top).toBeLessThanOrEqual(520 - 48 - 8);
});
it('is not drawn where all of the edge is taken', () =>
  expect(clearOf(wanted, [{ left: 600, top: 0, width: 200, height: 600 }], room)).toBeNull());

it('steps aside of any control near by, and has no place where that is far', () => {
  const link = { left: 700, top: 520, width: 90, height: 40 };
  expect(clearNear(wanted, [link], room)?.top).toBeLessThanOrEqual(520 - 48 - 8);
  expect(clearNear(wanted, [{ left: 700, top: 100, width: 90, height: 500 }], room)).toBeNull();
});

const box: fc.Arbitrary<Box> = fc.record({
  left: fc.integer({ min: -50, max: 850 }),
  top: fc.integer({ min: -50, max: 650 }),
  width: fc.integer({ min: 1, max: 300 }),
  height: fc.integer({ min: 1, max: 200 }),
});
it('never lies over what one has to press, and never outside the window', () =>
  fc.assert(
    fc.property(box, fc.array(box, { maxLength: 6 }), (at, obstacles) => {
      const place = clearOf({ ...at, width: 48, height: 48 }, obstacles, room);
      if (place === null) return;
      expect(place.left >= 0 && place.left + 48 <= room.width && place.top >= 0 && place.top + 48 <= room.height).toBe(
        true,
      );
      for (const one of obstacles)
        expect(
          place.left >= one.left + one.width ||
            one.left >= place.left + 48 ||
            place.top >= one.top + one.height ||
            one.top >= place.top + 48,
        ).toBe(true);
    }),
  ));
