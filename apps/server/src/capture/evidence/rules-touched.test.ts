import type { AnswerArea } from '@zhibi/contract/papers';
import type { Stroke } from '@zhibi/ink';
import { expect, it } from 'vitest';
import { aroundItems } from '../../marking/reading/rules-touched.js';
import { areasUnder, placeOf } from '../rules.js';
import { evidenceOfInk } from './evidence-of-ink.js';

const area = (areaId: string, item: string, [xMm, yMm, widthMm, heightMm]: [number, number, number, number]) =>
  ({
    areaId,
    areaType: areaId.startsWith('frame') ? 0 : 4,
    beIncludedId: areaId.startsWith('frame') ? null : `frame ${item}`,
    qids: [item],
    page: 1,
    xMm,
    yMm,
    widthMm,
    heightMm,
    option: null,
    blankIndex: areaId.startsWith('frame') ? null : Number(areaId.at(-1)),
    partIndex: null,
  }) satisfies AnswerArea;
const areas = [
  area('frame above', 'above', [10, 44, 180, 8.6]),
  area('above 0', 'above', [60, 44, 60, 8]),
  area('frame own', 'own', [10, 52.6, 180, 8.6]),
  area('own 0', 'own', [60, 52.6, 20, 8]),
  area('own 1', 'own', [90, 52.6, 20, 8]),
];
const line = (...places: [number, number][]): Stroke => ({
  id: 's',
  t0: 0,
  tip: 'pen',
  points: places.map(([x, y]) => [x, y, 0.5, 10] as const),
});

it.each<[string, Stroke, string, string[]]>([
  [
    'a swap curve through the row above',
    line([66, 52.4], [72, 49], [92, 48.6], [98, 52.5]),
    'frame own',
    ['above', 'own'],
  ],
  [
    'an arc over one blank through the row above',
    line([62, 52.5], [66, 48], [70, 52.5]),
    'frame own',
    ['above', 'own'],
  ],
  ['an arrow into the other question', line([66, 56], [80, 50], [100, 47]), 'frame own', ['above', 'own']],
  ['a number in its blank', line([66, 54], [68, 56], [66, 58]), 'own 0', []],
  ['a minus in the row above, over both blanks', line([76, 50], [96, 50]), 'above 0', []],
])('%s', (_, stroke, areaId, touched) => {
  const place = placeOf(stroke, areasUnder([stroke], areas, 1).get('s'), areas);
  expect(place.areaId).toBe(areaId);
  expect([...aroundItems(new Map([[areaId, [stroke]]]), areas).touched].sort()).toEqual(touched);
  const from = { source: 'live', device: '', receivedAt: new Date(0) };
  const strokes = [{ ...place, packed: new Uint8Array() }];
  const evidence = evidenceOfInk([{ homeworkId: 'h', studentId: 's', page: 1, from, strokes }]);
  const own = areas.find((one) => one.areaId === areaId)?.qids[0] ?? '';
  expect(new Set(evidence.flatMap(({ itemIds }) => itemIds))).toEqual(new Set([own, ...touched]));
});
