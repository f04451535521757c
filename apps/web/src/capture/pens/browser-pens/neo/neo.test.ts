import { unzlibSync, zlibSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import type { PenEvent } from '../driver/pen-driver.js';
import { text, u16, u32, u64 } from './fields.js';
import { FrameReader, frameOf } from './frame.js';
import { NeoSession } from './neo-session.js';
import { requests } from './requests.js';

const NOW = Date.UTC(2026, 10, 29, 8);
const hex = (bytes: Uint8Array) => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join(' ');
const bytes = (words: string) => Uint8Array.from(words.split(' ').map((byte) => Number.parseInt(byte, 16)));

describe('frames', () => {
  it.each([
    ['nothing to escape', 0x04, [], undefined, 'c0 04 00 00 c1'],
    [
      'signs of the frame are escaped, and the escape itself',
      0x11,
      [0xc0, 0xc1, 0x7d],
      undefined,
      'c0 11 03 00 7d e0 7d e1 7d 5d c1',
    ],
    ['an answer to the pen says how it went', 0xa4, [5, 0, 1], 0, 'c0 a4 00 03 00 05 00 01 c1'],
  ] as const)('%s', (_, command, data, result, frame) => {
    expect(hex(frameOf(command, data, result))).toBe(frame);
  });

  it('what is asked of a pen', () => {
    const of = { section: 3, owner: 27, note: 524 };
    expect(hex(requests.live())).toBe('c0 11 02 00 ff ff c1');
    expect(hex(requests.memory(of))).toBe('c0 23 0e 00 02 00 1b 00 00 03 0c 02 00 00 00 00 00 00 c1');
    expect(hex(requests.forget(of))).toBe('c0 25 09 00 1b 00 00 03 01 0c 02 00 00 c1');
    expect(hex(requests.password('1234'))).toBe('c0 02 10 00 31 32 33 34 00 00 00 00 00 00 00 00 00 00 00 00 c1');
    expect(hex(requests.version()).split(' ')).toHaveLength(5 + 42);
  });

  it.each([
    ['a response with its result', 'c0 91 00 00 00 c1', [[0x91, 0, '']]],
    ['an event without one', 'c0 61 01 00 32 c1', [[0x61, 0, '32']]],
    ['escaped bytes', 'c0 62 01 00 7d e0 c1', [[0x62, 0, 'c0']]],
    [
      'two at once, and what stood before the first',
      '55 c1 c0 61 01 00 01 c1 c0 61 01 00 02 c1',
      [
        [0x61, 0, '01'],
        [0x61, 0, '02'],
      ],
    ],
    ['a new beginning ends what was broken', 'c0 61 01 c0 61 01 00 03 c1', [[0x61, 0, '03']]],
    ['shorter than it says', 'c0 61 05 00 01 c1', []],
    ['nothing in it', 'c0 c1', []],
    ['a bare head', 'c0 81 c1', []],
  ])('%s', (_, sent, packets) => {
    const read = (pieces: Uint8Array[]) => {
      const reader = new FrameReader();
      return pieces
        .flatMap((piece) => reader.take(piece))
        .map(({ command, result, data }) => [command, result, hex(data)]);
    };
    expect(read([bytes(sent)])).toEqual(packets);
    // However the radio cuts it.
    expect(read([...bytes(sent)].map((byte) => Uint8Array.of(byte)))).toEqual(packets);
  });
});

const MAC = [0x9c, 0x7b, 0xd2, 0x00, 0x00, 0x01];
const version = frameOf(
  0x81,
  [
    ...text('NWP-F50', 16),
    ...text('1.02', 16),
    ...text('2.18', 8),
    ...text('Neosmartpen', 16),
    ...u16(1),
    ...MAC,
    0,
    0,
    0,
    0,
    0,
  ],
  0,
);
const settings = ({ isLocked = false, penNow = NOW, battery = 0x80 + 64 } = {}) =>
  frameOf(0x84, [isLocked ? 1 : 0, 10, 3, ...u64(penNow), ...u16(20), ...u16(1000), 5, 1, 1, 1, 0, battery, 1, 0], 0);
const PLACE = [27, 0, 0, 3];
const paper = (count: number, page: number) => frameOf(0x6b, [count, ...PLACE, ...u32(524), ...u32(page)]);
const down = (count: number, at: number, tip = 0) => frameOf(0x69, [count, ...u64(at), tip, ...u32(0)]);
const dotBytes = (ms: number, force: number, x: number, fx: number, y: number, fy: number) => [
  ms,
  ...u16(force),
  ...u16(x),
  ...u16(y),
  fx,
  fy,
  0,
  0,
  ...u16(0),
];
const dot = (count: number, ...measures: Parameters<typeof dotBytes>) =>
  frameOf(0x6c, [count, ...dotBytes(...measures)]);
const up = (count: number, at: number) => frameOf(0x6a, [count, ...u64(at), ...Array<number>(10).fill(0)]);

function pen() {
  let now = NOW;
  const session = new NeoSession({ now: () => now, inflate: (packed) => unzlibSync(packed) });
  const events: PenEvent[] = [];
  const answers: string[] = [];
  const hear = (...frames: Uint8Array[]) => {
    for (const frame of frames) {
      const told = session.take(frame);
      events.push(...told.events);
      answers.push(...told.answers.map((answer) => `${hex(answer).slice(3, 5)}`));
    }
  };
  const strokes = () => events.flatMap((event) => (event.kind === 'stroke' ? [event] : []));
  return { session, events, answers, hear, strokes, wait: (ms: number) => (now += ms) };
}

const memory = (
  strokes: readonly { page: number; at: number; dots: number[][] }[],
  { id = 0, isLast = true, isPacked = false } = {},
) => {
  const body = strokes.flatMap(({ page, at, dots }) => [
    ...u32(page),
    ...u64(at),
    ...u64(at + 100),
    0,
    ...u32(0),
    ...u16(dots.length),
    ...dots.flatMap((one) => [...one, 0, 0, 0]),
  ]);
  const sent = isPacked ? [...zlibSync(Uint8Array.from(body))] : body;
  const head = [...u16(id), isPacked ? 1 : 0, ...u16(body.length), ...u16(isPacked ? sent.length : 0), isLast ? 2 : 1];
  return frameOf(0x24, [...head, ...PLACE, ...u32(524), ...u16(strokes.length), ...sent]);
};
const notebooks = frameOf(0xa1, [...u16(1), ...PLACE, ...u32(524)], 0);

describe('a NeoLAB pen', () => {
  it('says who it is, how full, and whether its clock is right; then it is asked to write live, and for its memory', () => {
    const { session, events, answers, hear } = pen();
    expect(session.begin().map(hex)[0]?.startsWith('c0 01')).toBe(true);
    hear(version, settings({ penNow: NOW - 3_600_000 }));
    expect(events).toEqual([
      { kind: 'known', mac: '9C7BD2000001', name: 'NWP-F50', model: 'Neosmartpen', firmware: '1.02' },
      { kind: 'battery', percent: 64, maxForce: 1000 },
      { kind: 'clock', behindMs: 3_600_000 },
      { kind: 'ready' },
    ]);
    expect(answers).toEqual(['04', '11', '21']);
  });

  it('that is locked writes nothing before its password is right', () => {
    const { events, answers, hear } = pen();
    hear(version, settings({ isLocked: true }));
    expect(events.at(-1)).toEqual({ kind: 'locked', triesLeft: 7 });
    hear(frameOf(0x82, [0, 4, 10], 0));
    expect(events.at(-1)).toEqual({ kind: 'locked', triesLeft: 6 });
    expect(answers).not.toContain('11');
    hear(frameOf(0x82, [1, 0, 10], 0));
    expect(events.at(-1)).toEqual({ kind: 'ready' });
    expect(answers.slice(-2)).toEqual(['11', '21']);
  });

  it('writes a line in mm of its page', () => {
    const { hear, events, strokes } = pen();
    hear(
      version,
      settings(),
      down(0, NOW - 500),
      paper(1, 1),
      dot(2, 0, 500, 10, 50, 20, 0),
      dot(3, 12, 1000, 11, 0, 20, 25),
      up(4, NOW),
    );
    expect(events.filter(({ kind }) => kind === 'page')).toEqual([
      { kind: 'page', pageCode: '3.27.524.1', codeRule: 'neo' },
    ]);
    expect(strokes()).toMatchObject([
      {
        pageCode: '3.27.524.1',
        codeRule: 'neo',
        source: 'live',
        stroke: {
          t0: NOW - 500,
          tip: 'pen',
          points: [
            [24.89, 47.41, 0.5, 0],
            [26.08, 48.01, 1, 12],
          ],
        },
      },
    ]);
    expect(strokes()[0]?.stroke.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-a[0-9a-f]{3}-[0-9a-f]{12}$/);
  });

  it.each([
    [
      'pen up was lost',
      () => [down(0, NOW), paper(1, 1), dot(2, 0, 1, 1, 0, 1, 0), down(4, NOW), dot(5, 0, 1, 2, 0, 2, 0), up(6, NOW)],
      [1, 1],
      1,
    ],
    [
      'the page changes in the middle',
      () => [down(0, NOW), paper(1, 1), dot(2, 0, 1, 1, 0, 1, 0), paper(3, 2), dot(4, 0, 1, 2, 0, 2, 0), up(5, NOW)],
      [1, 1],
      0,
    ],
    ['dots before any pen down', () => [paper(0, 1), dot(1, 0, 1, 1, 0, 1, 0), up(2, NOW)], [], 0],
    ['no dots at all', () => [down(0, NOW), up(1, NOW)], [], 0],
    ['the count begins anew after 255', () => [down(255, NOW), dot(0, 0, 1, 1, 0, 1, 0), up(1, NOW)], [1], 0],
    ['dots were lost', () => [down(0, NOW), dot(1, 0, 1, 1, 0, 1, 0), dot(5, 0, 1, 2, 0, 2, 0), up(6, NOW)], [2], 3],
    ['the rubber end', () => [down(0, NOW, 1), dot(1, 0, 1, 1, 0, 1, 0), up(2, NOW)], [1], 0],
    [
      'an older pen, which does not count',
      () => [
        frameOf(0x63, [0, ...u64(NOW), 0, ...u32(0)]),
        frameOf(0x64, [...PLACE, ...u32(524), ...u32(1)]),
        frameOf(0x65, dotBytes(0, 1, 1, 0, 1, 0)),
        frameOf(0x63, [1, ...u64(NOW), 0, ...u32(0)]),
      ],
      [1],
      0,
    ],
  ] as const)('%s', (_, frames, points, missed) => {
    const { hear, events, strokes } = pen();
    hear(version, settings(), ...frames());
    expect(strokes().map(({ stroke }) => stroke.points.length)).toEqual(points);
    expect(events.reduce((sum, event) => sum + (event.kind === 'missed' ? event.count : 0), 0)).toBe(missed);
  });

  it('that goes to sleep in the middle of a line has written as much as came', () => {
    const { session, hear } = pen();
    hear(version, settings(), down(0, NOW), paper(1, 1), dot(2, 0, 1, 1, 0, 1, 0));
    expect(session.end()).toMatchObject([{ kind: 'stroke', stroke: { points: [expect.anything()] } }]);
    expect(session.end()).toEqual([]);
  });

  it.each([false, true])(
    'tells what it remembers, by a clock put right, and forgets nothing before it may (packed: %s)',
    (isPacked) => {
      const { session, hear, events, answers, strokes } = pen();
      const behind = 86_400_000;
      const kept = (id: number, isLast: boolean) =>
        memory([{ page: 2, at: NOW - behind - 5_000 - id, dots: [dotBytes(0, 500, 10, 0, 10, 0)] }], {
          id,
          isLast,
          isPacked,
        });
      hear(version, settings({ penNow: NOW - behind }), notebooks, kept(1, false), kept(2, true));
      expect(strokes()).toMatchObject([
        { source: 'offline', pageCode: '3.27.524.2', stroke: { t0: NOW - 5_001 } },
        { source: 'offline', pageCode: '3.27.524.2', stroke: { t0: NOW - 5_002 } },
      ]);
      const part = events.flatMap((event) => (event.kind === 'memory' ? [event.part] : []))[0];
      expect(part?.strokeIds).toEqual(strokes().map(({ stroke }) => stroke.id));
      // Asked for, the first piece acknowledged; neither deleted nor the clock set.
      expect(answers).toEqual(['04', '11', '21', '23', 'a4']);
      expect(part && session.forget(part).map(hex)).toEqual([
        hex(requests.forget({ section: 3, owner: 27, note: 524 })),
      ]);
      hear(frameOf(0xa5, [1, ...u32(524)], 0));
      expect(events.at(-1)).toEqual({ kind: 'memory-empty' });
      expect(answers.at(-1)).toBe('05');
      // What was not read whole by this connection is never deleted.
      expect(
        new NeoSession({ now: () => NOW, inflate: unzlibSync }).forget({ name: '3.27.524', strokeIds: [] }),
      ).toEqual([]);
    },
  );

  it('gives a line the same name however often, and with whatever clock, it tells of it', () => {
    const ids = [0, 5_000_000].map((behind) => {
      const { hear, strokes } = pen();
      const at = NOW - 9_000_000;
      hear(
        version,
        settings({ penNow: NOW - behind }),
        notebooks,
        memory([{ page: 1, at, dots: [dotBytes(0, 5, 1, 0, 1, 0)] }]),
      );
      return strokes()[0]?.stroke.id;
    });
    expect(ids[0]).toBe(ids[1]);
  });

  it.each([
    ['cut off', memory([{ page: 1, at: NOW, dots: [dotBytes(0, 5, 1, 0, 1, 0)] }]).slice(0, -9)],
    [
      'with fewer strokes than it says',
      frameOf(0x24, [...u16(0), 0, ...u16(2), ...u16(0), 2, ...PLACE, ...u32(524), ...u16(9), 1, 2]),
    ],
    [
      'packed by nobody',
      frameOf(0x24, [...u16(0), 1, ...u16(9), ...u16(2), 2, ...PLACE, ...u32(524), ...u16(1), 1, 2]),
    ],
  ])('a memory that is broken stays in the pen: %s', (_, frame) => {
    const { hear, events, answers } = pen();
    hear(version, settings(), notebooks, frame, Uint8Array.of(0xc1));
    expect(events.map(({ kind }) => kind)).not.toContain('memory');
    expect(answers).not.toContain('a4');
  });
});
