import type { AnswerArea } from '@zhibi/contract/papers';
import { gaussian, type Random } from '@zhibi/ink/handwriting';
import { type Canvas, drawLine, type Ink, type Place } from './canvas.js';

export const tools = ['pen', 'pencil', 'light pencil'] as const;
export type Tool = (typeof tools)[number];
export const shapes = ['fill', 'half fill', 'tick', 'cross', 'line', 'ring'] as const;
export type Shape = (typeof shapes)[number];

/** How one student marks boxes: with what, in which shape, how steadily. */
export interface BoxHand {
  tool: Tool;
  shape: Shape;
  ink: Ink;
  /** Deviation of places in mm. */
  shakeMm: number;
  random: Random;
}

/** A hand with the tool and shape wanted; the rest as it comes. */
export function boxHand(random: Random, tool: Tool, shape: Shape): BoxHand {
  const between = (low: number, high: number) => low + (high - low) * random();
  const grain = pencilGrain(random);
  const ink: Ink =
    tool === 'pen'
      ? { widthMm: between(0.4, 0.7), darkness: between(0.75, 0.96) }
      : tool === 'pencil'
        ? { widthMm: between(0.5, 0.9), darkness: between(0.5, 0.75), grain }
        : { widthMm: between(0.5, 0.8), darkness: between(0.25, 0.4), grain };
  return { tool, shape, ink, shakeMm: between(0.08, 0.25), random };
}

/** Paper takes graphite in grains of about a tenth of a millimetre. */
function pencilGrain(random: Random): (x: number, y: number) => number {
  const grains = Float32Array.from({ length: 4_096 }, () => 0.65 + 0.35 * random());
  return (x, y) => grains[(x * 31 + y * 57) & 4_095] ?? 1;
}

/** Marks a box as the hand does. */
export function markBox(canvas: Canvas, box: AnswerArea, hand: BoxHand): void {
  for (const line of linesOf(box, hand)) drawLine(canvas, line, hand.ink);
}

/** Marks a box and rubs it out again: a tenth or two of it stays, in a smear. */
export function markAndErase(canvas: Canvas, box: AnswerArea, hand: BoxHand): void {
  const { ink, random } = hand;
  const left = 0.04 + 0.14 * random();
  for (const line of linesOf(box, hand)) drawLine(canvas, line, { ...ink, darkness: ink.darkness * left });
  const smear = { widthMm: box.heightMm * 0.9, darkness: ink.darkness * left * 0.3 };
  drawLine(canvas, [place(box, hand, 0.2, 0.5), place(box, hand, 0.8, 0.5)], smear);
}

/** Marks a box and takes it back with a cross or a scribble that reaches beyond it. */
export function markAndCancel(canvas: Canvas, box: AnswerArea, hand: BoxHand): void {
  markBox(canvas, box, hand);
  const { random } = hand;
  const ink = { ...hand.ink, grain: undefined, darkness: Math.min(0.96, hand.ink.darkness * 1.15) };
  const beyond = 0.15 + 0.15 * random();
  const [low, high] = [-beyond, 1 + beyond];
  if (random() < 0.5) {
    drawLine(canvas, [place(box, hand, low, low), place(box, hand, high, high)], ink);
    drawLine(canvas, [place(box, hand, low, high), place(box, hand, high, low)], ink);
  } else {
    const turns = 7 + Math.floor(random() * 4);
    const scribble = Array.from({ length: turns }, (_, k) =>
      place(box, hand, low + ((high - low) * k) / (turns - 1), k % 2 === 0 ? low - 0.1 : high + 0.1),
    );
    drawLine(canvas, scribble, ink);
  }
}

const place = (
  { xMm, yMm, widthMm, heightMm }: AnswerArea,
  { shakeMm, random }: BoxHand,
  x: number,
  y: number,
): Place => [xMm + widthMm * x + gaussian(random) * shakeMm, yMm + heightMm * y + gaussian(random) * shakeMm];

function linesOf(box: AnswerArea, hand: BoxHand): Place[][] {
  const at = (x: number, y: number) => place(box, hand, x, y);
  const { random, ink } = hand;
  switch (hand.shape) {
    case 'fill':
      return [hatching(box, hand, 0.08 + 0.1 * random(), 0.82 + 0.12 * random(), 0.8)];
    case 'half fill': {
      const from = random() < 0.5 ? 0.08 : 0.45;
      return [hatching(box, hand, from, from + 0.45, 0.9)];
    }
    case 'tick':
      return [[at(0.12, 0.5), at(0.4, 0.9), at(0.95 + 0.2 * random(), 0.05 - 0.2 * random())]];
    case 'cross':
      return [
        [at(0.1, 0.1), at(0.9, 0.9)],
        [at(0.9, 0.1), at(0.1, 0.9)],
      ];
    case 'line': {
      const thick = Math.max(1, Math.round(1.1 / ink.widthMm));
      return Array.from({ length: thick }, (_, k) => {
        const y = 0.5 + ((k - (thick - 1) / 2) * ink.widthMm * 0.7) / box.heightMm;
        return [at(0.05, y), at(0.95, y)];
      });
    }
    case 'ring':
      return [
        Array.from({ length: 19 }, (_, k) => {
          const angle = (k / 17) * 2 * Math.PI - 1;
          const [x, y] = [0.5 + 0.42 * Math.cos(angle), 0.5 + 0.42 * Math.sin(angle)];
          return [box.xMm + box.widthMm * x, box.yMm + box.heightMm * y] as const;
        }),
      ];
  }
}

/** Strokes up and down from one share of the width to another, more or less close. */
function hatching(box: AnswerArea, hand: BoxHand, from: number, to: number, close: number): Place[] {
  const step = (hand.ink.widthMm * (close + 0.4 * hand.random())) / box.widthMm;
  const turns = Math.max(2, Math.round((to - from) / step));
  return Array.from({ length: turns + 1 }, (_, k) =>
    place(box, hand, from + ((to - from) * k) / turns, k % 2 === 0 ? 0.15 : 0.85),
  );
}
