import { type AnswerArea, areaTypes } from '@zhibi/contract/papers';
import type { Random } from '@zhibi/ink/handwriting';
import { choicesOf } from '../boxes/read-choices.js';
import { type Canvas, copyOf } from './canvas.js';
import {
  type BoxHand,
  boxHand,
  markAndCancel,
  markAndErase,
  markBox,
  type Shape,
  shapes,
  type Tool,
  tools,
} from './hand.js';
import type { Sheet } from './sheet.js';

/** What a student did to a box; `marked` is meant as an answer. */
export type BoxAct = 'blank' | 'marked' | 'erased' | 'cancelled' | 'one of two marks';

export interface FilledSheet {
  canvas: Canvas;
  acts: Map<string, BoxAct>;
  tool: Tool;
  shape: Shape;
}

/** One student fills a sheet: most questions once, some not at all, some twice, some after rubbing or crossing out. */
export function fillSheet({ canvas: printed, geometry, page }: Sheet, random: Random): FilledSheet {
  const canvas = copyOf(printed);
  const tool = tools[Math.floor(random() * tools.length)] ?? 'pen';
  const shape = shapes[Math.floor(random() ** 1.6 * shapes.length)] ?? 'fill';
  const hand = boxHand(random, tool, shape);
  const acts = new Map<string, BoxAct>();
  for (const boxes of choicesOf(geometry.areas.filter((area) => area.page === page)))
    for (const [box, act] of answered(boxes, hand)) {
      acts.set(box.areaId, act);
      if (act === 'marked' || act === 'one of two marks') markBox(canvas, box, hand);
      if (act === 'erased') markAndErase(canvas, box, hand);
      if (act === 'cancelled') markAndCancel(canvas, box, hand);
    }
  return { canvas, acts, tool, shape };
}

function answered(boxes: readonly AnswerArea[], hand: BoxHand): [AnswerArea, BoxAct][] {
  const { random } = hand;
  const order = [...boxes].map((box) => ({ box, at: random() })).sort((a, b) => a.at - b.at);
  const several = boxes[0]?.areaType === areaTypes['multiple-choice'];
  const marks = several ? 1 + Math.floor(random() * Math.min(3, boxes.length - 1)) : 1;
  const event = random();
  const blank = event < 0.04;
  const twice = !several && event < 0.06;
  const second: BoxAct =
    event < 0.06 || event > 0.18 ? 'blank' : hand.tool !== 'pen' && event < 0.12 ? 'erased' : 'cancelled';
  return order.map(({ box }, k) => {
    if (blank) return [box, 'blank'];
    if (twice) return [box, k < 2 ? 'one of two marks' : 'blank'];
    return [box, k < marks ? 'marked' : k === marks ? second : 'blank'];
  });
}
