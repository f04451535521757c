import { describe, expect, it } from 'vitest';
import { drawAnew } from './index.js';
import { pictureSize } from './picture-size.js';

/** 3 × 2 points, made by a drawing program. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAMAAAACCAIAAAASFvFNAAAAEElEQVR4nGOQ9bsBQQxwFgBHZgeTibxSbwAAAABJRU5ErkJggg==',
  'base64',
);

describe('a picture', () => {
  it('is known by its bytes', () => {
    expect(pictureSize(png)).toEqual({ type: 'png', width: 3, height: 2 });
    const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 1, 0xff, 0xc2, 0, 11, 8, 0, 20, 0, 30, 1, 1, 0x11, 0]);
    expect(pictureSize(jpeg)).toEqual({ type: 'jpeg', width: 30, height: 20 });
  });

  it.each([
    ['text', Buffer.from('<svg onload="alert(1)"/>')],
    ['nothing', Buffer.alloc(0)],
    ['the beginning of a PNG', png.subarray(0, 20)],
    ['a JPEG without a frame', Buffer.from([0xff, 0xd8, 0xff, 0xd9])],
  ])('is not %s', async (_, bytes) => {
    expect(await drawAnew(bytes, 256)).toBeUndefined();
  });

  it('is not one of more points than anybody photographs', async () => {
    const bomb = Buffer.from(png);
    bomb.writeUInt32BE(60_000, 16);
    bomb.writeUInt32BE(60_000, 20);
    expect(await drawAnew(bomb, 256)).toBeUndefined();
  });

  it('is drawn anew, smaller and without what else was in the file', async () => {
    const big = await drawAnew(png, 256);
    expect(pictureSize(big ?? Buffer.alloc(0))).toEqual({ type: 'png', width: 3, height: 2 });
    const hidden = Buffer.concat([png, Buffer.from('GPS 31.2304 N')]);
    const small = await drawAnew(hidden, 2);
    expect(pictureSize(small ?? Buffer.alloc(0))).toMatchObject({ width: 2 });
    expect(Buffer.from(small ?? []).includes('GPS')).toBe(false);
  });
});
