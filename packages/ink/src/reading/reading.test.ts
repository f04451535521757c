import { describe, expect, it } from 'vitest';
import { makeHand, scribbleOut, writeText } from '../handwriting/index.js';
import { recognise } from '../recogniser/index.js';
import { centreOf } from '../strokes/path.js';
import { type Rect, type Stroke, strokeBounds } from '../strokes/stroke.js';
import { readNumber } from './read-number.js';
import { verifyAnswer } from './verify-answer.js';
import { writtenForm } from './written-form.js';

const box: Rect = { xMm: 20, yMm: 30, widthMm: 40, heightMm: 12 };
const tall: Rect = { ...box, heightMm: 18 };
const neat = 0.2;
const isRound = (one: Stroke): boolean => strokeBounds(one).heightMm < 3;
/** How many of `hands` hands write `text` so that the check holds. */
const count = (hands: number, text: string, sloppiness: number, holds: (strokes: Stroke[]) => boolean, at = box) =>
  Array.from({ length: hands }, (_, seed) => holds(writeText(makeHand(seed, sloppiness), text, at, 0))).filter(Boolean)
    .length;

describe('a number', () => {
  it.each(['7', '10', '45', '308', '2026', '-6', '3.14', '0.5'])(
    '%s is read from at least 46 of 50 neat hands',
    (text) => {
      expect(count(50, text, neat, (strokes) => readNumber(strokes).text === text)).toBeGreaterThanOrEqual(46);
    },
  );

  it('under and over a bar is read as a fraction from at least 45 of 50 neat hands', () => {
    expect(
      count(50, '\\frac{3}{8}', neat, (strokes) => readNumber(strokes).text === '3/8', tall),
    ).toBeGreaterThanOrEqual(45);
    expect(
      count(50, '-\\frac{3}{8}', neat, (strokes) => readNumber(strokes).text === '-3/8', tall),
    ).toBeGreaterThanOrEqual(42);
  });

  it('is right at least 98 times in 100 where the confidence is 0.9 or more', () => {
    let [sure, right] = [0, 0];
    for (let seed = 0; seed < 300; seed++) {
      const text = String(((seed * 7919) % 990) + 10);
      const reading = readNumber(writeText(makeHand(seed, 0.5), text, box, 0));
      if (reading.confidence < 0.9) continue;
      sure++;
      if (reading.text === text) right++;
    }
    expect(sure).toBeGreaterThan(180);
    expect(right / sure).toBeGreaterThanOrEqual(0.98);
  });

  it('names the strokes of each symbol: a crossed 7 or a two-stroke 4 is one', () => {
    const strokes = writeText(makeHand(3, neat), '47', box, 0);
    const { symbols } = readNumber(strokes);
    expect(symbols.map(({ label }) => label)).toEqual(['4', '7']);
    expect(symbols.flatMap(({ strokeIds }) => strokeIds).sort()).toEqual(strokes.map(({ id }) => id).sort());
  });

  it('does not depend on the order of the list of strokes, and survives a bar added at the end', () => {
    const strokes = writeText(makeHand(3, neat), '2574', box, 0);
    expect(readNumber([...strokes].reverse()).text).toBe(readNumber(strokes).text);
  });

  it('is empty without ink, and nothing of a drawing', () => {
    expect(readNumber([])).toEqual({ text: '', confidence: 1, alternatives: [], symbols: [] });
    const [stroke] = writeText(makeHand(1), '1', box, 0);
    expect(readNumber(stroke ? Array.from({ length: 61 }, () => stroke) : []).confidence).toBe(0);
  });

  it('is not claimed of a scribble', () => {
    for (let seed = 0; seed < 40; seed++)
      expect(
        readNumber(scribbleOut(makeHand(seed), { ...box, widthMm: 8, heightMm: 5 }, 0)).confidence,
        `hand ${seed}`,
      ).toBeLessThan(0.5);
  });
});

describe('is this the expected answer?', () => {
  it.each([
    ['12', ['12']],
    ['0.5', ['1/2', '0.5']],
    ['-7', ['−7']],
    ['36', ['$36$']],
  ])('%s for %j: yes, from at least 46 of 50 neat hands', (text, accepted) => {
    expect(
      count(50, text, neat, (strokes) => verifyAnswer(strokes, accepted).verdict === 'yes'),
    ).toBeGreaterThanOrEqual(46);
  });

  it('a fraction for LaTeX: yes', () => {
    expect(
      count(50, '\\frac{3}{8}', neat, (strokes) => verifyAnswer(strokes, ['\\frac{3}{8}']).verdict === 'yes', tall),
    ).toBeGreaterThanOrEqual(45);
  });

  it('never a sure yes for another number of two digits, in 300 sloppy hands', () => {
    expect(
      count(300, '36', 0.7, (strokes) =>
        ['38', '86', '35', '3', '6', '306'].some((other) => {
          const check = verifyAnswer(strokes, [other]);
          return check.verdict === 'yes' && check.confidence >= 0.9;
        }),
      ),
    ).toBe(0);
  });

  it.each([
    ['3x-2', '$3x-2$'],
    ['x>2', '$x>2$'],
    ['2\\sqrt{3}', '$2\\sqrt{3}$'],
    ['30°', '$30^\\circ$'],
    ['(3,-4)', '(3, -4)'],
    ['5cm', '5 cm'],
    ['25%', '25\\%'],
    ['2\\pi', '$2\\pi$'],
    ['x=5', '$x=5$'],
    ['-\\frac{3}{2}', '-3/2'],
  ])('%s for %s: yes from most neat hands, and never a sure yes or no for another expression', (text, accepted) => {
    const sure = (of: string) => (strokes: Stroke[]) => {
      const check = verifyAnswer(strokes, [of]);
      return check.confidence >= 0.93 && (check.verdict === 'yes' || check.verdict === 'no');
    };
    expect(count(20, text, neat, sure(accepted), tall)).toBeGreaterThanOrEqual(13);
    for (const other of ['3x+2', '$x<2$', '$3\\sqrt{2}$', '30', '(-3,4)', '5 dm', '$y>2$', '25'])
      expect(count(6, text, neat, sure(other), tall), other).toBe(0);
  });

  it.each([
    ['a+b', '$a+b$', 8],
    ['2y-1', '2y-1', 8],
    ['\\angle A=30°', '$\\angle A=30^\\circ$', 2],
  ])('%s for %s: yes from fewer hands, never a sure no, and never a sure yes for another', (text, accepted, least) => {
    const says = (of: string, wanted: 'yes' | 'no') => (strokes: Stroke[]) => {
      const check = verifyAnswer(strokes, [of]);
      return check.confidence >= 0.93 && check.verdict === wanted;
    };
    expect(count(20, text, neat, says(accepted, 'yes'), tall)).toBeGreaterThanOrEqual(least);
    expect(count(20, text, neat, says(accepted, 'no'), tall)).toBe(0);
    for (const other of ['a-b', '$b+a$', '2x-1', '2y+1', '$\\angle A=60^\\circ$', '$\\angle B=30^\\circ$'])
      expect(count(6, text, neat, says(other, 'yes'), tall), other).toBe(0);
  });

  it.each([
    ['3^2', '9'],
    ['3^2', '32'],
    ['5^2', '25'],
    ['2^3', '23'],
    ['10^3', '1000'],
    ['10^2', '102'],
  ])('a power written as %s is neither the number %s nor another one: a person looks', (text, accepted) => {
    const isSure = (strokes: Stroke[]) => {
      const { verdict } = verifyAnswer(strokes, [accepted]);
      return verdict === 'yes' || verdict === 'no';
    };
    expect(count(20, text, neat, isSure, tall)).toBe(0);
  });

  it('is met by a root whose bar ends before its digit, and by a per cent sign with small rings', () => {
    const moved = (one: Stroke, dx: number): Stroke => ({
      ...one,
      points: one.points.map(([x, y, p, t]) => [x + dx, y, p, t] as const),
    });
    const shrunk = (one: Stroke, by: number): Stroke => {
      const [x0, y0] = centreOf(strokeBounds(one));
      return {
        ...one,
        points: one.points.map(([x, y, p, t]) => [x0 + by * (x - x0), y0 + by * (y - y0), p, t] as const),
      };
    };
    const isMet = (ink: Stroke[], accepted: string) => verifyAnswer(ink, [accepted]).verdict === 'yes';
    const root = count(
      20,
      '2\\sqrt{3}',
      neat,
      (ink) => isMet([...ink.slice(0, -1), ...ink.slice(-1).map((one) => moved(one, 2.6))], '2√3'),
      tall,
    );
    const rings = count(
      20,
      '25%',
      neat,
      (ink) =>
        isMet(
          ink.map((one, at) => (at >= ink.length - 3 && isRound(one) ? shrunk(one, 0.55) : one)),
          '25%',
        ),
      tall,
    );
    expect(root).toBeGreaterThanOrEqual(15);
    expect(rings).toBeGreaterThanOrEqual(15);
  });

  it('is doubtful where ink of the question lies beside it: a digit that ran out of the blank', () => {
    const ink = writeText(makeHand(2, neat), '52', box, 0);
    const { xMm, widthMm } = strokeBounds(...ink);
    const more = writeText(makeHand(2, neat), '3', { ...box, xMm: xMm + widthMm + 1, widthMm: 8 }, 0);
    expect(verifyAnswer(ink, ['52']).verdict).toBe('yes');
    expect(verifyAnswer(ink, ['52'], more)).toMatchObject({ verdict: 'unclear', doubts: ['ink-beside'] });
  });

  it('is never a no for a number that holds the right one, or has one digit too many', () => {
    for (const text of ['152', '521', '512', '7652'])
      expect(verifyAnswer(writeText(makeHand(2, neat), text, box, 0), ['52']).verdict).toBe('unclear');
  });

  it('is never a no for a 1 where a minus is expected: a steep minus looks like one', () => {
    expect(verifyAnswer(writeText(makeHand(2, neat), '152', box, 0), ['-52']).verdict).toBe('unclear');
    expect(verifyAnswer(writeText(makeHand(2, neat), '152', box, 0), ['-53']).verdict).toBe('no');
  });

  it('another number: no, with the number that stands there', () => {
    const check = verifyAnswer(writeText(makeHand(2, neat), '52', box, 0), ['25']);
    expect(check).toMatchObject({ verdict: 'no', accepted: undefined, reading: { text: '52' } });
  });

  it.each([
    ['$3x-2$', '3×-2'],
    ['-\\frac{3}{2}', '-3/2'],
    ['\\frac{x+1}{2}', '{×+1}/2'],
    ['2√3', '2√{3}'],
    ['30^{\\circ}', '30°'],
    ['（3，-4）', '(3,-4)'],
    ['5\\text{ cm}', '5cm'],
    ['x^2', '×^2'],
    ['\\angle A', '∠A'],
    ['北京', undefined],
    ['\\sin x', undefined],
    ['3q', undefined],
    ['1\\frac{1}{2}', undefined],
    ['1 1/2', undefined],
    ['25 36', undefined],
    ['1 000', '1000'],
    ['', undefined],
  ])('%s is written as %s', (accepted, form) => {
    expect(writtenForm(accepted)).toBe(form);
  });

  it('is unclear for words, also where a number is among them', () => {
    const ink = writeText(makeHand(2, neat), '52', box, 0);
    expect(verifyAnswer(ink, ['北京']).verdict).toBe('unclear');
    expect(verifyAnswer(ink, ['北京', '7']).verdict).toBe('unclear');
    expect(verifyAnswer(ink, ['北京', '52'])).toMatchObject({ verdict: 'yes', accepted: '52' });
  });

  it('is blank without ink', () => {
    expect(verifyAnswer([], ['3'])).toMatchObject({ verdict: 'blank', confidence: 1 });
  });
});

describe('a symbol', () => {
  it('is unknown where two digits were taken together', () => {
    expect(count(60, '38', neat, (strokes) => recognise(strokes).accepted)).toBeLessThanOrEqual(1);
  });

  it.each(['+', '-', '×', '÷', '='])('%s is read from at least 55 of 60 neat hands', (sign) => {
    expect(count(60, sign, neat, (strokes) => recognise(strokes).label === sign)).toBeGreaterThanOrEqual(55);
  });

  it('of one point is nothing', () => {
    expect(recognise([{ id: 'a', t0: 0, tip: 'pen', points: [[1, 1, 0.5, 0]] }]).accepted).toBe(false);
  });
});
