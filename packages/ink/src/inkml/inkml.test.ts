import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Stroke } from '../strokes/stroke.js';
import { placeInk, usualPlace } from './place-ink.js';
import { inkmlLimits, readInkML } from './read-inkml.js';
import { toInkML } from './to-inkml.js';
import { readTraceData } from './trace-data.js';

const NOW = Date.UTC(2026, 10, 29, 8);
const XMLNS = 'xmlns="http://www.w3.org/2003/InkML"';
const read = (xml: string) => {
  const reading = readInkML(xml, NOW);
  if (reading.kind === 'refused') throw new Error(reading.reason);
  return reading;
};
const places = (xml: string) => read(xml).strokes.map(({ points }) => points.map(([x, y]) => [round(x), round(y)]));
const round = (mm: number) => Math.round(mm * 100) / 100;

describe('trace data', () => {
  // The example of the recommendation: velocities, then accelerations, a channel of truths, and one that is the same again.
  it('is written out, as differences, and as differences of those', () => {
    const text = `1125 18432,'23'43,"7"-8,3-5,7 -3,6 2,6 8,3 6 T,2 4*T,3 6,3-6 F F`;
    const rows = readTraceData(text, 2, 4) ?? [];
    expect(rows.map(([x]) => x)).toEqual([1125, 1148, 1178, 1211, 1251, 1297, 1349, 1404, 1461, 1521, 1584]);
    expect(rows.map(([, y]) => y)).toEqual([
      18432, 18475, 18510, 18540, 18567, 18596, 18633, 18676, 18723, 18776, 18823,
    ]);
    expect(rows.map(([, , ...sometimes]) => sometimes).slice(7)).toEqual([[true], [true, true], [], [false, false]]);
  });

  it.each([
    [
      '10 20, 30 40',
      2,
      [
        [10, 20],
        [30, 40],
      ],
    ],
    ['.5 -1.25e1', 2, [[0.5, -12.5]]],
    ['#FF -#10', 2, [[255, -16]]],
    [
      "1 1,'1 2,* 1,!9 0",
      2,
      [
        [1, 1],
        [2, 2],
        [2, 1],
        [9, 0],
      ],
    ],
    [
      '1 ?,2 3',
      2,
      [
        [1, null],
        [2, 3],
      ],
    ],
    [
      '1 2,,3 4,',
      2,
      [
        [1, 2],
        [3, 4],
      ],
    ],
    [' ', 2, []],
    ['1', 2, undefined],
    ['1 2 3', 2, undefined],
    ['1 x', 2, undefined],
    ['NaN 2', 2, undefined],
    ['Infinity 2', 2, undefined],
    ['1 2;3 4', 2, undefined],
  ] as const)('%j', (text, channels, points) => {
    expect(readTraceData(text, channels, channels)).toEqual(points);
  });
});

describe('InkML of other programs', () => {
  it.each([
    [
      'plain',
      `<ink ${XMLNS}><trace>1 2, 3 4</trace></ink>`,
      [
        [
          [1, 2],
          [3, 4],
        ],
      ],
    ],
    ['without a namespace', '<ink><trace>1 2</trace></ink>', [[[1, 2]]]],
    ['with a prefix', '<i:ink xmlns:i="http://www.w3.org/2003/InkML"><i:trace>1 2</i:trace></i:ink>', [[[1, 2]]]],
    [
      'what stands beside it is passed over',
      `<ink ${XMLNS} xmlns:x="urn:x"><x:trace>9 9</x:trace><annotation>hi</annotation><trace>1 2</trace></ink>`,
      [[[1, 2]]],
    ],
    [
      'units',
      `<ink ${XMLNS}><traceFormat><channel name="Y" units="cm"/><channel name="X" units="in"/></traceFormat><trace>1 2</trace></ink>`,
      [[[50.8, 10]]],
    ],
    [
      'ink of Office: units of the channel, and a resolution that counts',
      `<ink ${XMLNS}><definitions><context xml:id="ctx0"><inkSource xml:id="inkSrc0"><traceFormat><channel name="X" type="integer" max="1920" units="cm"/><channel name="Y" type="integer" max="1080" units="cm"/><channel name="T" type="integer" max="2.14748E9" units="dev"/></traceFormat><channelProperties><channelProperty channel="X" name="resolution" value="1000" units="1/cm"/><channelProperty channel="Y" name="resolution" value="1000" units="1/cm"/></channelProperties></inkSource><timestamp xml:id="ts0" timeString="2026-11-20T09:24:43.651"/></context><brush xml:id="br0"><brushProperty name="width" value="0.05" units="cm"/></brush></definitions><trace contextRef="#ctx0" brushRef="#br0">2540 5080 0,'100'-100'8</trace></ink>`,
      [
        [
          [25.4, 50.8],
          [26.4, 49.8],
        ],
      ],
    ],
    [
      'a group hands its context down, and a trace may have its own',
      `<ink ${XMLNS}><definitions><traceFormat xml:id="mm"><channel name="X" units="mm"/><channel name="Y" units="mm"/></traceFormat><traceFormat xml:id="cm"><channel name="X" units="cm"/><channel name="Y" units="cm"/></traceFormat><context xml:id="a" traceFormatRef="#mm"/><context xml:id="b" traceFormatRef="#cm"/></definitions><traceGroup contextRef="#a"><trace>1 2</trace><traceGroup><trace contextRef="#b">1 2</trace></traceGroup></traceGroup></ink>`,
      [[[1, 2]], [[10, 20]]],
    ],
    [
      'a format that nobody refers to, where it is the only one',
      `<ink ${XMLNS}><definitions><traceFormat xml:id="f"><channel name="T"/><channel name="X" units="cm"/><channel name="Y" units="cm"/></traceFormat></definitions><trace>0 1 2</trace></ink>`,
      [[[10, 20]]],
    ],
    [
      'a context beside the definitions counts from there on',
      `<ink ${XMLNS}><trace>1 2</trace><context><traceFormat><channel name="X" units="cm"/><channel name="Y" units="cm"/></traceFormat></context><trace>1 2</trace></ink>`,
      [[[1, 2]], [[10, 20]]],
    ],
    [
      'a line in pieces, and a movement in the air',
      `<ink ${XMLNS}><trace xml:id="a" continuation="begin">1 2</trace><trace type="penUp">5 5</trace><trace xml:id="b" continuation="end" priorRef="#a">3 4</trace></ink>`,
      [
        [
          [1, 2],
          [3, 4],
        ],
      ],
    ],
    [
      'an axis that runs the other way',
      `<ink ${XMLNS}><traceFormat><channel name="X" units="mm"/><channel name="Y" units="mm" orientation="-ve"/></traceFormat><trace>1 2</trace></ink>`,
      [[[1, -2]]],
    ],
    [
      'turned onto its canvas, as recognisers of formulas write it',
      `<ink ${XMLNS}><definitions><canvasTransform xml:id="t"><mapping type="affine"><affine>0 -1 0, 1 0 0,</affine></mapping></canvasTransform><context xml:id="c" canvasTransformRef="#t"/></definitions><traceGroup contextRef="#c"><trace>1 2, 3 6</trace></traceGroup></ink>`,
      [
        [
          [-2, 1],
          [-6, 3],
        ],
      ],
    ],
    [
      'from the steps of a device onto a canvas in mm, with its rows and columns named the other way round',
      `<ink ${XMLNS}><definitions><mapping xml:id="m" type="affine"><bind source="Y"/><bind source="X"/><bind target="Y"/><bind target="X"/><affine>0.5 0 10, 0 0.25 20</affine></mapping><context xml:id="c"><inkSource xml:id="s"><traceFormat><channel name="X" units="dev"/><channel name="Y" units="dev"/><channel name="F"/></traceFormat></inkSource><canvas xml:id="page"><traceFormat><channel name="X" units="mm"/><channel name="Y" units="mm"/></traceFormat></canvas><canvasTransform><mapping mappingRef="#m"/><mapping type="affine"><affine>9 9 9, 9 9 9</affine></mapping></canvasTransform></context></definitions><traceGroup contextRef="#c"><traceGroup><trace>4 8 1</trace></traceGroup></traceGroup></ink>`,
      [[[21, 14]]],
    ],
    [
      'not moved onto its canvas',
      `<ink ${XMLNS}><context><canvasTransform><mapping type="identity"/></canvasTransform></context><trace>1 2</trace></ink>`,
      [[[1, 2]]],
    ],
    [
      'a circle of references ends',
      `<ink ${XMLNS}><definitions><context xml:id="a" contextRef="#b"/><context xml:id="b" contextRef="#a"/></definitions><trace contextRef="#a">1 2</trace></ink>`,
      [[[1, 2]]],
    ],
  ])('%s', (_, xml, expected) => {
    expect(places(xml)).toEqual(expected);
  });

  it('moved in a way that is not followed has no place: it is left out and counted', () => {
    const under = (mapping: string) =>
      `<ink ${XMLNS}><trace>1 2</trace><context><canvasTransform>${mapping}</canvasTransform></context><trace>3 4</trace></ink>`;
    for (const mapping of [
      '<mapping type="mathml"/>',
      '<mapping type="affine"><affine>1 0 0</affine></mapping>',
      '<mapping type="affine"><affine>a b, c d</affine></mapping>',
    ]) {
      expect(read(under(mapping)).leftOut).toBe(1);
      expect(places(under(mapping))).toEqual([[[1, 2]]]);
    }
  });

  it('on a canvas that says its units is as large as these say', () => {
    const on = (canvas: string) =>
      read(
        `<ink ${XMLNS}><context>${canvas}<canvasTransform><mapping type="affine"><affine>1 0 0, 0 1 0</affine></mapping></canvasTransform></context><trace>1 2</trace></ink>`,
      ).isScaled;
    const format = '<traceFormat><channel name="X" units="cm"/><channel name="Y" units="cm"/></traceFormat>';
    expect([on(''), on(`<canvas>${format}</canvas>`)]).toEqual([false, true]);
  });

  it('says whether it is known how large it is', () => {
    expect(read('<ink><trace>1 2</trace></ink>').isScaled).toBe(false);
    expect(
      read(
        '<ink><traceFormat><channel name="X" units="mm"/><channel name="Y" units="mm"/></traceFormat><trace>1 2</trace></ink>',
      ).isScaled,
    ).toBe(true);
  });

  it('without times is written one stroke after the other and ends now; without force evenly', () => {
    const { strokes } = read('<ink><trace>1 2,3 4,5 6</trace><trace>1 2,3 4</trace></ink>');
    expect(strokes.map(({ t0 }) => t0 - NOW)).toEqual([-330, -10]);
    expect(strokes[0]?.points).toEqual([
      [1, 2, 0.5, 0],
      [3, 4, 0.5, 10],
      [5, 6, 0.5, 10],
    ]);
  });

  it('takes times in seconds, force of its own scale, and never runs backwards', () => {
    const { strokes } = read(
      '<ink><traceFormat><channel name="X"/><channel name="Y"/><channel name="F" min="100" max="1100"/><channel name="T" units="s"/></traceFormat><trace>1 2 600 1,1 2 100 1.5,1 2 9999 1.2</trace></ink>',
    );
    expect(strokes[0]?.points.map(([, , force, ms]) => [force, Math.round(ms)])).toEqual([
      [0.5, 0],
      [0, 500],
      [1, 0],
    ]);
  });

  it('leaves out and counts what is no ink', () => {
    expect(read('<ink><trace>1 2</trace><trace>hello</trace><trace/></ink>')).toMatchObject({
      strokes: [{ id: 's0' }],
      leftOut: 2,
    });
  });

  it.each([
    ['not-xml', '{"ink": []}'],
    ['not-xml', '<ink><trace>1 2</ink>'],
    ['not-xml', '<!DOCTYPE ink [<!ENTITY x SYSTEM "file:///etc/passwd">]><ink><trace>&x;</trace></ink>'],
    ['not-xml', `<ink>${'<traceGroup>'.repeat(30)}<trace>1 2</trace>${'</traceGroup>'.repeat(30)}</ink>`],
    ['not-inkml', '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"/></svg>'],
    ['not-inkml', '<ink xmlns="urn:other"><trace>1 2</trace></ink>'],
    ['no-ink', '<ink/>'],
    ['no-ink', '<ink><traceFormat><channel name="R"/><channel name="THETA"/></traceFormat><trace>1 2</trace></ink>'],
    ['too-much', `<ink>${'<trace>1 2</trace>'.repeat(inkmlLimits.strokes + 1)}</ink>`],
    ['too-much', `<ink>${`<trace>${'1 2,'.repeat(19_000)}</trace>`.repeat(6)}</ink>`],
  ])('is refused: %s', (reason, xml) => {
    expect(readInkML(xml, NOW)).toEqual({ kind: 'refused', reason });
  });
});

const aStroke = fc.record({
  id: fc.constant(0).map(() => randomUUID()),
  t0: fc.integer({ min: NOW - 40_000_000, max: NOW }),
  tip: fc.constantFrom('pen' as const, 'eraser' as const),
  points: fc.array(
    fc.tuple(
      fc.integer({ min: -2000, max: 60_000 }),
      fc.integer({ min: -2000, max: 60_000 }),
      fc.integer({ min: 0, max: 255 }),
      fc.integer({ min: 0, max: 5000 }),
    ),
    { minLength: 1, maxLength: 40 },
  ),
});

it('what is written as InkML is read as the same ink', () => {
  fc.assert(
    fc.property(fc.array(aStroke, { minLength: 1, maxLength: 12 }), (made) => {
      const strokes: Stroke[] = made.map(({ points, ...stroke }) => ({
        ...stroke,
        points: points.map(([x, y, force, ms], nth) => [x / 100, y / 100, force / 255, nth === 0 ? 0 : ms]),
      }));
      const { strokes: again, isScaled, leftOut } = read(toInkML(strokes));
      expect({ isScaled, leftOut }).toEqual({ isScaled: true, leftOut: 0 });
      expect(again.map(({ id: _, ...stroke }) => stroke)).toEqual(strokes.map(({ id: _, ...stroke }) => stroke));
    }),
    { numRuns: 60 },
  );
});

it('whatever text somebody sends, it is read or refused', () => {
  const bits = fc.constantFrom(
    '<ink>',
    '</ink>',
    '<trace>',
    '</trace>',
    '1 2',
    ',',
    "'",
    '"',
    '!',
    '*',
    '?',
    '#',
    '-',
    'T',
    '<a/>',
    '9e999',
  );
  fc.assert(
    fc.property(fc.array(bits, { maxLength: 30 }), (parts) => {
      const reading = readInkML(`<ink>${parts.join('')}</ink>`, NOW);
      if (reading.kind === 'ink')
        for (const { t0, points } of reading.strokes) expect([t0, ...points.flat()].every(Number.isFinite)).toBe(true);
    }),
  );
});

describe('where it lies on the page', () => {
  const page = { widthMm: 210, heightMm: 297 };
  const stroke = (points: [number, number][]): Stroke => ({
    id: 'a',
    t0: 0,
    tip: 'pen',
    points: points.map(([x, y]) => [x, y, 1, 0]),
  });
  it.each([
    [
      'as it was written, where that fits',
      [
        [20, 30],
        [60, 90],
      ],
      true,
      { xMm: 20, yMm: 30, widthMm: 40 },
    ],
    [
      'within the margins where it does not, in its size',
      [
        [-20, 30],
        [20, 90],
      ],
      true,
      { xMm: 10, yMm: 10, widthMm: 40 },
    ],
    [
      'smaller where it is too large',
      [
        [0, 0],
        [380, 10],
      ],
      true,
      { xMm: 10, yMm: 10, widthMm: 190 },
    ],
    [
      'as wide as the page where nobody knows how large it is',
      [
        [0, 0],
        [2, 1],
      ],
      false,
      { xMm: 10, yMm: 10, widthMm: 190 },
    ],
    [
      'as high as the page',
      [
        [0, 0],
        [1, 277],
      ],
      false,
      { xMm: 10, yMm: 10, widthMm: 1 },
    ],
  ] as const)('%s', (_, points, isScaled, place) => {
    const strokes = [stroke(points.map(([x, y]) => [x, y]))];
    expect(usualPlace(strokes, isScaled, page)).toEqual(place);
    const [first] = placeInk(strokes, place)[0]?.points ?? [];
    expect(first?.slice(0, 2)).toEqual([place.xMm, place.yMm]);
  });
  it('a dot keeps its size', () => {
    expect(placeInk([stroke([[5, 5]])], { xMm: 1, yMm: 2, widthMm: 50 })[0]?.points).toEqual([[1, 2, 1, 0]]);
  });
});
