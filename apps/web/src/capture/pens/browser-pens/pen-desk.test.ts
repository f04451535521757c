import { expect, it } from 'vitest';
import { SimulatedPen } from './driver/simulated-pen.js';
import { PenDesk, type PenOwner } from './pen-desk.js';

const NOW = Date.UTC(2026, 10, 29, 8);
const written = (id: string) => ({
  stroke: { id, t0: NOW, tip: 'pen' as const, points: [[1, 1, 0.5, 0] as const] },
  pageCode: '3.27.1.1',
  codeRule: 'demo',
});

function desk(answer: PenOwner | string | undefined) {
  const sent: string[] = [];
  const drawn: string[] = [];
  let tellWhose: (answer: PenOwner | string | undefined) => void = () => undefined;
  const made = new PenDesk({
    post: { add: async (_, ink) => void sent.push(...ink.map(({ stroke }) => stroke.id)), countFrom: () => undefined },
    ask: () => new Promise((resolve) => (tellWhose = resolve)),
    draw: (_, strokes) => drawn.push(...strokes.map(({ id }) => id)),
  });
  const known = async () => {
    tellWhose(answer);
    for (let turn = 0; turn < 5; turn++) await Promise.resolve();
  };
  return { desk: made, sent, drawn, known, pen: new SimulatedPen('020000000001', () => NOW) };
}
const mine: PenOwner = { student: null, isCorrecting: false, lastSeq: -1 };

it('ink waits until it is known that this person may write with the pen, and is shown meanwhile', async () => {
  const { desk: made, sent, drawn, known, pen } = desk(mine);
  await made.connect(pen);
  pen.write(written('a'));
  expect([drawn, sent]).toEqual([['a'], []]);
  await known();
  expect(sent).toEqual(['a']);
  expect(made.get()).toMatchObject({ phase: 'ready', battery: 76, page: { pageCode: '3.27.1.1' } });
});

it('a pen that is not theirs is let go with the reason, and keeps what it has', async () => {
  const { desk: made, sent, known, pen } = desk('not yours');
  await made.connect(pen);
  pen.write(written('a'));
  await known();
  expect(sent).toEqual([]);
  expect(made.get()).toMatchObject({ phase: 'none', pen: null, why: 'not yours' });
});

it('where the school cannot be asked its ink is kept all the same', async () => {
  const { desk: made, sent, known, pen } = desk(undefined);
  await made.connect(pen);
  pen.write(written('a'));
  await known();
  expect(sent).toEqual(['a']);
});

it('a pen forgets what it remembered once the school has all of it, and not before', async () => {
  const { desk: made, sent, known, pen } = desk(mine);
  await made.connect(pen);
  await known();
  pen.sleep(true);
  expect(made.get().phase).toBe('away');
  for (const id of ['a', 'b']) pen.write(written(id));
  pen.sleep(false);
  await known();
  made.kept(['a']);
  pen.sleep(true);
  pen.sleep(false);
  await known();
  expect(sent).toEqual(['a', 'b', 'a', 'b']);
  made.kept(['b']);
  pen.sleep(true);
  pen.sleep(false);
  await known();
  expect(sent).toHaveLength(4);
});
