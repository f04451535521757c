import { describe, expect, it } from 'vitest';
import { webm } from '../../../test/spoken.js';
import { isSameClip, recordedBy, spokenStatusOf, triesLeft } from './rules.js';
import { readSound } from './sound/read-sound.js';

const u32 = (...numbers: number[]) => {
  const bytes = Buffer.alloc(numbers.length * 4);
  numbers.forEach((one, nth) => void bytes.writeUInt32BE(one, nth * 4));
  return bytes;
};
const box = (name: string, ...inner: Uint8Array[]) => {
  const body = Buffer.concat(inner);
  return Buffer.concat([u32(body.length + 8), Buffer.from(name), body]);
};
const track = (kind: string, codec: string, lengths: Buffer) =>
  box(
    'trak',
    box(
      'mdia',
      box('mdhd', u32(0, 0, 0, 48_000, 0, 0)),
      box('hdlr', u32(0, 0), Buffer.from(kind), u32(0, 0, 0)),
      box('minf', box('stbl', box('stsd', u32(0, 1, 16), Buffer.from(codec)), box('stts', lengths))),
    ),
  );
const ftyp = box('ftyp', Buffer.from('iso5'));
/** Two seconds in one piece: 100 samples of 960. */
const whole = (kind = 'soun', codec = 'mp4a') =>
  Buffer.concat([ftyp, box('moov', track(kind, codec, u32(0, 1, 100, 960)))]);
/** The same written while it was recorded: two runs, the second with lengths of its own. */
const inPieces = Buffer.concat([
  ftyp,
  box('moov', track('soun', 'mp4a', u32(0, 0)), box('mvex', box('trex', u32(0, 1, 1, 1024, 0, 0)))),
  box('moof', box('traf', box('tfhd', u32(0x8, 1, 960)), box('trun', u32(0, 50)))),
  box('mdat', Buffer.alloc(40)),
  box('moof', box('traf', box('tfhd', u32(0, 1)), box('trun', u32(0x101, 2, 99, 24_000, 24_000)))),
]);

describe('a file of sound', () => {
  it('is known by its content, and says how long it is', async () => {
    expect(readSound(new Uint8Array(await webm(7).arrayBuffer()))).toEqual({ type: 'audio/webm', durationMs: 7_000 });
    expect(readSound(whole())).toEqual({ type: 'audio/mp4', durationMs: 2_000 });
    expect(readSound(inPieces)).toEqual({ type: 'audio/mp4', durationMs: 2_000 });
  });

  it.each([
    ['a film', whole('vide')],
    ['another codec', whole('soun', 'ac-3')],
    ['words', Buffer.from('not a sound at all, whatever it is called')],
    ['nothing', Buffer.alloc(0)],
    ['zeros', Buffer.alloc(4_000)],
  ])('is not %s', (_, bytes) => expect(readSound(bytes)).toBeUndefined());

  it('ends somewhere: a file that was cut off or lies is read to its end and no further', async () => {
    for (const bytes of [new Uint8Array(await webm(1).arrayBuffer()), new Uint8Array(inPieces)])
      for (let length = 0; length < bytes.length; length += 7) {
        const cut = bytes.slice(0, length);
        expect(readSound(cut)?.durationMs ?? 0).toBeLessThanOrEqual(2_000);
        cut[length >> 1] = 0xff;
        readSound(cut);
      }
  });
});

describe('the same clip', () => {
  const levels = Array.from({ length: 80 }, (_, at) => 50 + 40 * Math.sin(at / 3 + Math.sin(at)));
  const others = Array.from({ length: 80 }, (_, at) => 50 + 40 * Math.sin(at / 4 + Math.cos(at)));
  it.each([
    ['the very same', levels, true],
    ['a little louder and later', [...Array(5).fill(8), ...levels.map((one) => one * 0.9 + 4)], true],
    ['another reading', others, false],
    ['half of it', levels.slice(0, 40), false],
    ['a silence', Array(80).fill(0), false],
    ['too short to tell', levels.slice(0, 10), false],
  ])('%s: %s', (_, other, isSame) => expect(isSameClip({ levels }, { levels: other })).toBe(isSame));
});

describe('times and tries', () => {
  const at = (hour: number) => new Date(Date.UTC(2026, 10, 2, hour));
  it.each([
    [7, null, 'scheduled'],
    [8, null, 'open'],
    [9, null, 'closed'],
    [8, at(8), 'withdrawn'],
  ] as const)('at %s it is %s', (hour, withdrawnAt, status) =>
    expect(spokenStatusOf({ startAt: at(8), endAt: at(9), withdrawnAt }, at(hour))).toBe(status),
  );

  it('a recording was made when the phone says, never after it came', () => {
    const bounds = { startAt: at(6), receivedAt: at(9) };
    expect(recordedBy(at(7), bounds)).toEqual(at(7));
    expect(recordedBy(at(10), bounds)).toEqual(at(9));
    expect(recordedBy(new Date(at(6).getTime() - 999), bounds)).toEqual(new Date(at(6).getTime() - 999));
    expect(recordedBy(new Date(at(6).getTime() - 3_600_000), bounds)).toEqual(at(9));
    expect(recordedBy(new Date('1999-12-31T00:00:00Z'), bounds)).toEqual(at(9));
  });

  it('a redo is one try more', () => {
    expect([triesLeft(3, 0, 1), triesLeft(1, 1, 1), triesLeft(1, 0, 4)]).toEqual([2, 1, 0]);
  });
});
