import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Problem } from '../platform/problem.js';
import { WaitingQueue } from './waiting-queue.js';

/** Work that ends when told to. */
function work() {
  let end = () => {};
  let fail = (_: Error) => {};
  const ended = new Promise<void>((resolve, reject) => {
    end = resolve;
    fail = reject;
  });
  return { run: () => ended, end, fail };
}

/** Lets everything run that can. */
const settle = () => new Promise((done) => setImmediate(done));

describe('a line', () => {
  it('lets in so many at once, the others in the order they came', async () => {
    const line = new WaitingQueue({ atOnce: 2, maxWaiting: 10, perKey: 10 });
    const begun: string[] = [];
    const works = ['a', 'b', 'c', 'd'].map((key) => ({ key, ...work() }));
    for (const { key, run } of works)
      void line.pass(key, () => {
        begun.push(key);
        return run();
      });
    await settle();
    expect(begun).toEqual(['a', 'b']);
    works[1]?.end();
    await settle();
    expect(begun).toEqual(['a', 'b', 'c']);
  });

  it('does the work of one key one after the other, and others meanwhile', async () => {
    const line = new WaitingQueue({ atOnce: 2, maxWaiting: 10, perKey: 10 });
    const begun: string[] = [];
    const first = work();
    void line.pass('a', () => first.run());
    for (const key of ['a', 'b'])
      void line.pass(key, async () => {
        begun.push(key);
      });
    await settle();
    expect(begun).toEqual(['b']);
    first.end();
    await settle();
    expect(begun).toEqual(['b', 'a']);
  });

  it('goes on after work that failed', async () => {
    const line = new WaitingQueue({ atOnce: 1, maxWaiting: 10, perKey: 10 });
    await expect(line.pass('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    await expect(line.pass('a', async () => 'done')).resolves.toBe('done');
  });

  it('sends away whom it has no room for, and says when to come back', async () => {
    let nowMs = 0;
    const line = new WaitingQueue({ atOnce: 1, maxWaiting: 3, perKey: 10 }, () => nowMs);
    for (let i = 0; i < 40; i++)
      await line.pass('warm', async () => {
        nowMs += 1000;
      });
    const first = work();
    void line.pass('0', () => first.run());
    for (const key of ['1', '2', '3']) void line.pass(key, async () => {});
    const refusal: unknown = await line.pass('4', async () => {}).catch((thrown: unknown) => thrown);
    expect(refusal).toBeInstanceOf(Problem);
    expect(refusal).toMatchObject({ kind: 'too-often', reason: 'busy', data: { retryAfterS: 3 } });
    first.end();
  });

  it('keeps room for others when one key asks very often', async () => {
    const line = new WaitingQueue({ atOnce: 1, maxWaiting: 100, perKey: 2 });
    const first = work();
    void line.pass('a', () => first.run());
    for (let i = 0; i < 2; i++) void line.pass('a', async () => {});
    await expect(line.pass('a', async () => {})).rejects.toThrow('busy');
    const other = line.pass('b', async () => 'in');
    first.end();
    await expect(other).resolves.toBe('in');
  });

  it('never does more at once than it may, whatever comes', () =>
    fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 4 }),
        fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 30 }),
        async (atOnce, keys) => {
          const line = new WaitingQueue({ atOnce, maxWaiting: 100, perKey: 100 });
          const running: string[] = [];
          await Promise.all(
            keys.map((key) =>
              line.pass(key, async () => {
                expect(running).not.toContain(key);
                running.push(key);
                expect(running.length).toBeLessThanOrEqual(atOnce);
                await Promise.resolve();
                running.splice(running.indexOf(key), 1);
              }),
            ),
          );
        },
      ),
    ));
});
