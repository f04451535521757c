import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Stroke } from '../strokes/stroke.js';
import { judgeCharacter, lookAlikesOf, modelOf } from './index.js';
import { courseOf, documented, ordersOf } from './orders.js';

const require = createRequire(import.meta.url);
const model = (character: string) =>
  modelOf(character, JSON.parse(readFileSync(require.resolve(`hanzi-writer-data/${character}.json`), 'utf8')).medians);
const expected = (character: string) => ({ model: model(character), lookAlikes: lookAlikesOf(character).map(model) });

interface Laid {
  sideMm: number;
  xMm: number;
  yMm: number;
  turn: number;
}
const plain: Laid = { sideMm: 12, xMm: 40, yMm: 70, turn: 0 };

/** A character as its model has it, laid somewhere on a page. */
const written = (character: string, { sideMm, xMm, yMm, turn }: Laid = plain): Stroke[] =>
  model(character).strokes.map((line, k) => ({
    id: `${k}`,
    t0: k * 400,
    tip: 'pen',
    points: line.map(([x, y]) => {
      const [dx, dy] = [(x - 0.5) * sideMm, (y - 0.5) * sideMm];
      return [xMm + dx * Math.cos(turn) - dy * Math.sin(turn), yMm + dx * Math.sin(turn) + dy * Math.cos(turn), 0.5, 9];
    }),
  }));
const judged = (ink: readonly Stroke[], character: string) => judgeCharacter(ink, expected(character));
const backwards = (stroke: Stroke): Stroke => ({ ...stroke, points: [...stroke.points].reverse() });

const some = [...'一人口日田永我爱中国学校滋茂液缓劈盛鼎书飞凹凸女及必'];

describe('a character written as its model', () => {
  it.each(some)('%s is right, with nothing amiss', (character) => {
    const found = judged(written(character), character);
    expect(found).toMatchObject({ verdict: 'right', faults: [], writtenAs: null });
    expect(found.score).toBeGreaterThan(99);
  });

  it('is right wherever it lies, however large, and a little turned', () => {
    const laid = fc.record({
      sideMm: fc.double({ min: 4, max: 120, noNaN: true }),
      xMm: fc.double({ min: 0, max: 400, noNaN: true }),
      yMm: fc.double({ min: 0, max: 400, noNaN: true }),
      turn: fc.double({ min: -0.1, max: 0.1, noNaN: true }),
    });
    fc.assert(
      fc.property(fc.constantFrom(...some), laid, (character, place) => {
        const [here, there] = [judged(written(character), character), judged(written(character, place), character)];
        expect(there.verdict).toBe('right');
        expect(Math.abs(there.scores.order - here.scores.order)).toBeLessThan(1e-6);
        expect(here.score - there.score).toBeLessThan(20);
      }),
      { numRuns: 60 },
    );
  });
});

describe('look-alikes', () => {
  const pairs = [
    '土士',
    '未末',
    '已己',
    '己巳',
    '已巳',
    '人入',
    '天夫',
    '大太',
    '大犬',
    '太犬',
    '刀力',
    '干千',
    '干于',
    '田由',
    '戊戌',
    '日曰',
    '目日',
  ];
  it.each(pairs.flatMap((pair) => [[...pair], [...pair].reverse()]))(
    '%s is not taken for %s, and named',
    (character = '', other = '') => {
      const found = judged(written(character), other);
      expect(found.verdict).not.toBe('right');
      expect(found.writtenAs).toBe(character);
    },
  );
});

describe('the order', () => {
  it('of the model has all points; one stroke late is named', () => {
    const [first, ...rest] = written('永');
    if (!first) throw new Error('no strokes');
    expect(judged(written('永'), '永').scores.order).toBe(100);
    expect(judged([...rest, first], '永')).toMatchObject({ verdict: 'right', faults: [{ kind: 'order', stroke: 0 }] });
  });

  it('that is taught elsewhere is accepted: 王 with its upright second', () => {
    const ink = written('王');
    const other = [0, 2, 1, 3].flatMap((k) => ink[k] ?? []);
    expect(judged(other, '王')).toMatchObject({ order: { wrong: [], isOther: true }, scores: { order: 100 } });
    expect(judged([...ink].reverse(), '王').order.wrong.length).toBeGreaterThan(0);
  });

  it.each(documented.flatMap(({ shape, characters }) => [...characters].map((one) => [one, shape])))(
    'of %s is known by its strokes %s, and is another than that of the model',
    (character = '', shape = '') => {
      const own = model(character);
      expect(own.strokes.map(courseOf).join('')).toContain(shape);
      const [first, second] = ordersOf(own);
      expect(second).not.toEqual(first);
      expect([...(second ?? [])].sort((a, b) => a - b)).toEqual(first);
    },
  );
});

describe('each stroke', () => {
  it.each(some.filter((one) => model(one).strokes.length > 2))('of %s that is missing is named', (character) => {
    const ink = written(character);
    const named = ink.filter((_, k) =>
      judged(
        ink.filter((_, other) => other !== k),
        character,
      ).faults.some((fault) => fault.kind === 'missing' && fault.stroke === k),
    );
    // Of strokes that run into each other one may be taken for the two of them, and is asked about.
    expect(named.length).toBeGreaterThanOrEqual(Math.ceil(ink.length * 0.6));
  });

  it('too many is named', () => {
    const ink = [...written('大'), ...written('太').slice(3)];
    expect(judged(ink, '大')).toMatchObject({ verdict: 'wrong', faults: [{ kind: 'extra', ink: 3 }], writtenAs: '太' });
  });

  it('turned round is named, and the character still right', () => {
    const ink = written('田').map((stroke, k) => (k === 0 ? backwards(stroke) : stroke));
    expect(judged(ink, '田')).toMatchObject({ verdict: 'right', faults: [{ kind: 'reversed', stroke: 0 }] });
  });

  it('written in one line with the next is asked about, not called wrong', () => {
    const [first, second, ...rest] = written('口');
    if (!first || !second) throw new Error('no strokes');
    const joined = { ...first, points: [...first.points, ...second.points] };
    expect(judged([joined, ...rest], '口').verdict).not.toBe('wrong');
  });
});

it('says nothing of an empty square, and calls a scribble wrong', () => {
  expect(judged([], '永').verdict).toBe('blank');
  expect(judged(written('一'), '永').verdict).toBe('wrong');
});

describe('what a child has corrected', () => {
  const struckOut = (character: string, place: Laid): Stroke[] => {
    const { sideMm, xMm, yMm } = place;
    const line = (id: string, dy: number): Stroke => ({
      id,
      t0: 9_000,
      tip: 'pen',
      points: [0, 0.25, 0.5, 0.75, 1].map((at) => [xMm + (at - 0.5) * sideMm, yMm + dy * sideMm * (at - 0.5), 0.5, 9]),
    });
    return [...written(character, place), line('a', 0.5), line('b', -0.5)];
  };
  const beside: Laid = { sideMm: 6, xMm: 36, yMm: 70, turn: 0 };
  const right: Laid = { sideMm: 6, xMm: 44, yMm: 70, turn: 0 };
  const pairs = [
    ['水', '永'],
    ['夫', '天'],
    ['本', '木'],
    ['候', '我'],
    ['们', '人'],
    ['园', '国'],
  ] as const;

  it.each(pairs)('%s struck out with %s beside it is asked about, not wrong', (wrong, character) => {
    expect(judged([...struckOut(wrong, beside), ...written(character, right)], character).verdict).toBe('doubtful');
  });

  it.each(pairs)('%s with %s written over it is asked about, not wrong', (wrong, character) => {
    expect(judged([...written(wrong), ...written(character)], character).verdict).toBe('doubtful');
  });

  it.each(pairs)('a right one that was struck out is not right: %s, %s', (_, character) => {
    expect(judged(struckOut(character, plain), character).verdict).not.toBe('right');
  });
});
