import { type AnswerArea, areaTypes } from '@zhibi/contract/papers';
import type { PageFrame } from '../frame/find-page.js';
import type { GreyImage } from '../image/grey-image.js';
import { decideChoice, type JudgedBox, type ScannedChoice } from './decide-choice.js';
import { boxStates, judgeBox } from './judge.js';
import { CLEAR_RIM, isBilevel, measureBoxes } from './measure-boxes.js';
import { leavesBeside, type PrintedAround } from './printed-around.js';
import { hasStrayInk } from './stray-ink.js';
import { unequalMarks } from './unequal-marks.js';

/** Where no rim is seen, the frame alone tells where the boxes are: it must be so good, in mm, by four marks. */
const GOOD_FRAME_MM = 0.3;

/** Of fewer boxes most may be marked: what is common to them is then taken for what is printed, and marks look like empty boxes. */
const FEW_BOXES = 12;

/** The boxes of each choice among areas, in the order of the page. */
export function choicesOf(areas: readonly AnswerArea[]): AnswerArea[][] {
  const groups = new Map<string, AnswerArea[]>();
  for (const area of areas) {
    if (area.option === null) continue;
    const key = `${area.qids.join()} ${area.partIndex ?? ''} ${area.blankIndex ?? ''}`;
    groups.set(key, [...(groups.get(key) ?? []), area]);
  }
  return [...groups.values()];
}

/**
 * Reads the choices of a page.
 * @param image the picture the frame was found in
 * @param choices the boxes of each choice, from the geometry record
 * @param printed what is printed on the page, so that ink beside the boxes is known from it; without it nothing is said of such ink
 * @returns one reading for each of `choices`, in their order
 */
export function readChoices(
  image: GreyImage,
  frame: PageFrame,
  choices: readonly (readonly AnswerArea[])[],
  printed?: PrintedAround,
): ScannedChoice[] {
  const measures = measureBoxes(image, frame, choices);
  const frameHolds = frame.seen.length === 4 && frame.residualMm < GOOD_FRAME_MM;
  const judged = measures.map(({ box, told }): JudgedBox => {
    const chances = judgeBox(told);
    const best = chances.reduce((a, chance, k) => (chance > (chances[a] ?? 0) ? k : a), 0);
    return {
      areaId: box.areaId,
      option: box.option ?? '',
      state: boxStates[best] ?? 'unmarked',
      probability: chances[best] ?? 0,
      marked: chances[1] ?? 0,
    };
  });
  const [hand, blankIsCertain] = [handOf(measures), !isBilevel(image) && measures.length >= FEW_BOXES];
  const placed = measures.map((measure, k) => ({ ...measure, state: judged[k]?.state ?? 'unmarked' }));
  const unequal = unequalMarks(placed.filter(({ state }) => state === 'marked'));
  const isBeside = printed && leavesBeside({ image, frame }, printed, placed);
  return choices.map((boxes, question) => {
    const members = measures.flatMap((measure, k) => (measure.question === question ? [k] : []));
    const own = members.flatMap((k) => judged[k] ?? []);
    const here = placed.filter((one) => one.question === question);
    const stray = hasStrayInk(here) || (isBeside?.(here) ?? false);
    const rim = measures.find((measure) => measure.question === question)?.rim;
    const found = (rim?.clear ?? 0) >= CLEAR_RIM || frameHolds;
    const rule = boxes[0]?.areaType === areaTypes['multiple-choice'] ? 'several' : 'one';
    return decideChoice(own, { rule, found, blankIsCertain, hand, stray, unequal: unequal.has(question) });
  });
}

/** How dark the marks of the page are: the middle of the darkest box of each choice. */
function handOf(measures: readonly { question: number; told: Float32Array }[]): number {
  const tops = new Map<number, number>();
  for (const { question, told } of measures) tops.set(question, Math.max(tops.get(question) ?? 0, told[0] ?? 0));
  return [...tops.values()].sort((a, b) => a - b)[tops.size >> 1] ?? 0;
}
