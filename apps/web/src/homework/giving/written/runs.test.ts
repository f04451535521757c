import type { FreeRun } from '@zhibi/contract/homework';
import { describe, expect, it } from 'vitest';
import { newId } from '../../../../test/world.js';
import { chosenRun, leftBehind, NEW } from './runs.js';

const run = (change: Partial<FreeRun> = {}): FreeRun => ({
  printRunId: newId(),
  createdAt: '20261121083000',
  classNames: ['九(3)班'],
  copies: 40,
  dots: true,
  misfit: null,
  without: 0,
  unused: 0,
  ...change,
});
const newest = run();
const older = run();
const found = { items: [newest, older], proposed: newest.printRunId };

describe('which copies are given out', () => {
  it.each([
    ['nothing is chosen: what is proposed', null, newest],
    ['older ones are chosen', older.printRunId, older],
    ['new ones are chosen', NEW, null],
    ['what was chosen does not fit any more: what is proposed', newId(), newest],
  ])('%s', (_, choice, chosen) => {
    expect(chosenRun(found, choice)).toBe(chosen);
  });

  it('new ones where nothing lies printed', () => {
    expect(chosenRun({ items: [], proposed: null }, null)).toBeNull();
  });
});

describe('what is left behind', () => {
  it('is whatever else lies printed for these students, and why it is not used', () => {
    const changed = run({ misfit: 'paper-changed' });
    const ofOne = run({ misfit: 'other-classes' });
    const ofOthers = run({ misfit: 'other-classes', unused: 40 });
    const failed = run({ misfit: 'not-made' });
    expect(leftBehind({ items: [newest, changed, ofOne, ofOthers, failed], proposed: null }, null)).toEqual([
      { why: 'not-chosen', runs: [newest] },
      { why: 'paper-changed', runs: [changed] },
      { why: 'other-classes', runs: [ofOne] },
    ]);
    expect(leftBehind(found, newest)).toEqual([{ why: 'not-chosen', runs: [older] }]);
  });

  it('is told by the reason, however many lie there for the same one', () => {
    const [one, another] = [run({ misfit: 'paper-changed' }), run({ misfit: 'paper-changed' })];
    expect(leftBehind({ items: [one, another], proposed: null }, null)).toEqual([
      { why: 'paper-changed', runs: [one, another] },
    ]);
  });
});
