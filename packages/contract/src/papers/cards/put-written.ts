import { type CardManner, type CardQuestion, keyOfQuestion } from './design.js';
import { down, type Flow, up } from './flow.js';

const [MM_PER_POINT, SMALLEST] = [5.5, 26];
/** A composition of 50 points is 800 characters and more: squares for each point. */
const SQUARES_PER_POINT = 16;
export const LEAST_PART = 30;

/** Places for optional questions, one for each that is answered: in each stands which one it is. */
export function putOptional(flow: Flow, { scored, lined }: CardManner, group: readonly CardQuestion[]): void {
  const keys = group.map(keyOfQuestion);
  const most = Math.max(...group.map(({ score }) => score));
  for (let nth = 0; nth < (group[0]?.choice?.choose ?? 0); nth++) {
    const wanted = up(Math.max(SMALLEST, most * MM_PER_POINT) + 7);
    if (flow.roomMm < Math.min(wanted * 0.75, flow.place.heightMm) && !flow.isAtTop) flow.next();
    flow.put({ kind: 'optional', keys, nth, lined, scored }, Math.min(wanted, down(flow.roomMm)));
  }
}

/** An open answer by its points; a composition by its squares, over as many columns as they take. */
export function putWritten(flow: Flow, manner: CardManner, question: CardQuestion): void {
  const key = keyOfQuestion(question);
  const { scored, lined } = manner;
  if (question.kind !== 'essay') {
    const wanted = up(Math.max(SMALLEST, question.score * MM_PER_POINT));
    // What is left of a column is taken where it is nearly enough.
    if (flow.roomMm < Math.min(wanted * 0.75, flow.place.heightMm) && !flow.isAtTop) flow.next();
    flow.put({ kind: 'written', key, lined, scored }, Math.min(wanted, down(flow.roomMm)));
    return;
  }
  let squares = Math.max(120, question.score * SQUARES_PER_POINT);
  while (squares > 0) {
    if (flow.roomMm < LEAST_PART && !flow.isAtTop) flow.next();
    const { place } = flow;
    const widthMm = down(place.widthMm);
    const across = Math.floor((widthMm - 5) / 8.1);
    const size = (widthMm - 5) / across;
    const rows = Math.ceil(squares / across);
    const fitting = Math.floor((flow.roomMm - 10 + 2) / (size + 2));
    const taken = Math.max(1, Math.min(rows, fitting));
    flow.put({ kind: 'essay', key, scored }, Math.max(21, up(10.1 + taken * (size + 2) - 2)));
    squares -= taken * across;
  }
}
