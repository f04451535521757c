import { type AnswerArea, areaTypes, type Geometry, type NumberPlace, type ScorePlace } from '@zhibi/contract/papers';
import { type Random, seeded } from '@zhibi/ink/handwriting';
import { choicesOf, readChoices } from '../boxes/read-choices.js';
import { readScores } from '../boxes/read-scores.js';
import { boxesElsewhere } from '../boxes/rims-in-place.js';
import { findPage, type PageFrame } from '../frame/find-page.js';
import { identifyPage } from '../identity/identify-page.js';
import { type GreyImage, workingImage } from '../image/grey-image.js';
import { CERTAIN_NUMBER, readNumberBoxes } from '../number/read-number-boxes.js';
import { type Canvas, copyOf } from './canvas.js';
import type { Defect } from './defects.js';
import { scanned } from './distort.js';
import { boxHand, markBox } from './hand.js';
import { writeDigits } from './write-digits.js';

/** What is done to copies, in families; each copy of a family takes its turn. */
export const readBackFamilies = {
  turned: ['skew', 'upside down', 'on its side'],
  scaled: ['fit to page'],
  pale: ['fade', '1-bit', 'blur'],
  damaged: ['fold', 'corner lost'],
  resolution: ['150 dpi', '600 dpi', 'perspective'],
} as const satisfies Record<string, readonly Defect[]>;
export type ReadBackFamily = keyof typeof readBackFamilies;

export interface PrintedPage {
  canvas: Canvas;
  geometry: Geometry;
  page: number;
  pageCode: string;
}

type Place = Pick<AnswerArea, 'xMm' | 'yMm' | 'widthMm' | 'heightMm'>;
export type ReadBackFault =
  | 'page-not-found'
  | 'page-not-identified'
  | 'number-wrong'
  | 'number-unclear'
  | 'box-wrong'
  | 'box-unclear'
  | 'score-wrong'
  | 'score-unclear';

/** How a copy was read; `what` is null where all of it was read as it was filled in, and `asked` where a person would say what the machine cannot. */
export interface ReadBackResult {
  family: ReadBackFamily;
  defect: Defect;
  what: ReadBackFault | null;
  asked: boolean;
  /** Items whose boxes were read otherwise, and where those stand. */
  itemIds: string[];
  places: Place[];
  image: GreyImage;
}

const names = Object.keys(readBackFamilies).map((name) => name as ReadBackFamily); // as: the keys of an object written above

export function defectOf(copy: number): { family: ReadBackFamily; defect: Defect } {
  const family = names[copy % names.length] ?? 'turned';
  const turns: readonly Defect[] = readBackFamilies[family];
  return { family, defect: turns[Math.floor(copy / names.length) % turns.length] ?? 'skew' };
}

/**
 * Prints, fills in, distorts and reads one page of a copy: every choice, the number and the points of a teacher, by a hand that fills boxes as it
 * is told to. The same copy gives the same page.
 */
export function readBackPage(printed: PrintedPage, copy: number): ReadBackResult {
  const result = readCopy(printed, copy);
  return { ...result, asked: isAsked(result) };
}

const unclear: ReadonlySet<string> = new Set(['number-unclear', 'box-unclear', 'score-unclear']);
const lost: ReadonlySet<string> = new Set(['page-not-found', 'page-not-identified']);

/**
 * Whether a person is asked: of what is unclear, and of a page that the test itself has damaged beyond being found. Nothing is read wrongly then,
 * and no other layout would help; a sound page that is not found is the card's fault.
 */
const isAsked = ({ what, family }: Pick<ReadBackResult, 'what' | 'family'>): boolean =>
  what !== null && (unclear.has(what) || (family === 'damaged' && lost.has(what)));

function readCopy(
  { canvas: printed, geometry, page, pageCode }: PrintedPage,
  copy: number,
): Omit<ReadBackResult, 'asked'> {
  const random = seeded(copy * 101 + page);
  const { family, defect } = defectOf(copy);
  const canvas = copyOf(printed);
  const hand = boxHand(random, random() < 0.5 ? 'pen' : 'pencil', 'fill');
  const mark = (place: Place) => markBox(canvas, place as AnswerArea, hand); // as: of a box only the place is drawn
  const choices = choicesOf(geometry.areas.filter((area) => area.page === page));
  // The hand marks where the record says: whether boxes are printed there is asked of the clean page.
  const elsewhere = boxesElsewhere(printed, choices);
  const meant = choices.map((boxes) => chosenOf(boxes, random));
  choices.forEach((boxes, at) => {
    for (const box of boxes) if (meant[at]?.includes(box.option ?? '')) mark(box);
  });
  const number = geometry.numbers?.find((one) => one.page === page);
  const digits = (number?.columns ?? []).map((column) => column[Math.floor(random() * column.length)]);
  for (const box of digits) if (box) mark(box);
  const written = number?.written && writeDigits(canvas, number.written, { seed: copy * 211 + page, random, hand });
  const scores = (geometry.scores ?? []).filter((one) => one.page === page);
  const given = scores.map((place) => markScore(place, random, mark));
  const image = scanned(canvas, defect, random);
  const result = { family, defect, image, itemIds: [], places: [] };
  const work = workingImage(image);
  const found = findPage(work, geometry.pageSize);
  if (!found.ok) return { ...result, what: 'page-not-found' };
  const stamp = geometry.stamps.find((one) => one.page === page);
  const identity = stamp && identifyPage(work, found.frame, stamp, (code) => code === pageCode);
  if (identity?.pageCode !== pageCode) return { ...result, what: 'page-not-identified' };
  if (elsewhere.length > 0) return { ...result, ...boxesFault('box-wrong', elsewhere) };
  return {
    ...result,
    ...verdict(work, found.frame, {
      ...{ choices, meant, number, scores, given },
      told: written ?? digits.map((box) => box?.sign ?? '').join(''),
    }),
  };
}

interface Meant {
  choices: AnswerArea[][];
  meant: string[][];
  number: NumberPlace | undefined;
  /** The number that was filled in. */
  told: string;
  scores: ScorePlace[];
  given: number[];
}

function verdict(
  image: GreyImage,
  frame: PageFrame,
  asked: Meant,
): Pick<ReadBackResult, 'what' | 'itemIds' | 'places'> {
  const { choices, meant, number, told, scores, given } = asked;
  const [first] = number ? readNumberBoxes(image, frame, number, () => true) : [];
  if (number && first?.number !== told) {
    const isSure = (first?.probability ?? 0) >= CERTAIN_NUMBER;
    const what = isSure ? 'number-wrong' : 'number-unclear';
    return { what, itemIds: [], places: (number.written ?? number.columns.flat()).map(placeOf) };
  }
  const readings = readChoices(image, frame, choices);
  const about = (is: (at: number) => boolean) => choices.filter((_, at) => is(at));
  const wrong = about((at) => [...(readings[at]?.chosen ?? [])].sort().join() !== [...(meant[at] ?? [])].sort().join());
  const unclear = about((at) => (readings[at]?.doubts.length ?? 1) > 0);
  // What is read otherwise and shown to a person is unclear; what is told as certain is wrong.
  const silent = wrong.filter((boxes) => !unclear.includes(boxes));
  const bad = silent.length > 0 ? silent : unclear;
  if (bad.length > 0) return boxesFault(silent.length > 0 ? 'box-wrong' : 'box-unclear', bad);
  const points = readScores(image, frame, scores, undefined);
  const scoreOf = ({ itemId, partIndex }: ScorePlace) =>
    points.find((one) => one.itemId === itemId && one.partIndex === partIndex)?.score;
  const missed = scores.filter((place, at) => scoreOf(place) !== given[at]);
  // Marks that mean nothing certain are shown to a person; points that are not seen, or others, are told as certain.
  const isUnclear = missed.every((place) => scoreOf(place) === null);
  return {
    what: missed.length === 0 ? null : isUnclear ? 'score-unclear' : 'score-wrong',
    itemIds: missed.map(({ itemId }) => itemId),
    places: missed.flatMap(({ boxes }) => boxes.map(placeOf)),
  };
}

const boxesFault = (what: ReadBackFault, bad: readonly AnswerArea[][]) => ({
  what,
  itemIds: [...new Set(bad.flatMap(([first]) => first?.qids ?? []))],
  places: bad.flat().map(placeOf),
});

const placeOf = ({ xMm, yMm, widthMm, heightMm }: Place): Place => ({ xMm, yMm, widthMm, heightMm });

function chosenOf(boxes: readonly AnswerArea[], random: Random): string[] {
  const letters = boxes.map(({ option }) => option ?? '');
  const several = boxes[0]?.areaType === areaTypes['multiple-choice'];
  const count = several ? 1 + Math.floor(random() * Math.min(3, letters.length)) : 1;
  const from = Math.floor(random() * letters.length);
  return Array.from({ length: count }, (_, i) => letters[(from + i) % letters.length] ?? '');
}

/** One of the ones, where there are tens sometimes one of these; never more than the answer is worth. */
function markScore({ boxes, most }: ScorePlace, random: Random, mark: (place: Place) => void): number {
  const tens = boxes.filter(({ points }) => points >= 10 && points < most);
  const ten = tens.length > 0 && random() < 0.5 ? tens[Math.floor(random() * tens.length)] : undefined;
  const left = most - (ten?.points ?? 0);
  const ones = boxes.filter(({ points }) => points < 10 && points !== 0.5 && points <= left);
  const one = ones[Math.floor(random() * ones.length)];
  for (const box of [ten, one]) if (box) mark(box);
  return (ten?.points ?? 0) + (one?.points ?? 0);
}
