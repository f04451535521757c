import { describe, expect, it } from 'vitest';
import { Claims, type Holding } from './claims.js';
import type { Upload } from './store-uploads.js';

const upload = { id: 'one' } as Upload; // as: nothing here looks into it

/** A database that lets uploads be held, and tells what happens to them in order. */
function setUp(held: Upload | undefined = upload) {
  const reported: string[] = [];
  const hold: Holding = async (give) => {
    reported.push('held');
    await give(held);
    reported.push('let go');
  };
  return { reported, hold };
}

/** Work that ends when it is told to. */
function waiting() {
  let end: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => (end = resolve));
  return { work: () => ended, end: () => end() };
}

describe('an upload that one process receives', () => {
  it('is held once for the parts that come together', async () => {
    const { reported, hold } = setUp();
    const claims = new Claims(1);
    const seen = await Promise.all(
      [1, 2, 3].map((part) => claims.during('a', part, { hold, work: async ({ id }) => `${id} ${part}` })),
    );
    expect(seen).toEqual([{ done: 'one 1' }, { done: 'one 2' }, { done: 'one 3' }]);
    await claims.end('a');
    expect(reported).toEqual(['held', 'let go']);
  });

  it('is let go only when its parts are written, and those that come meanwhile hold it anew', async () => {
    const { reported, hold } = setUp();
    const claims = new Claims(1);
    const first = waiting();
    const writing = claims.during('a', 1, { hold, work: first.work });
    await claims.during('a', 2, { hold, work: async () => undefined });
    const ending = claims.end('a').then(() => reported.push('ended'));
    const late = claims.during('a', 3, { hold, work: async () => void reported.push('late') });
    expect(reported).toEqual(['held']);
    first.end();
    await Promise.all([writing, ending, late]);
    expect(reported.filter((one) => one !== 'ended')).toEqual(['held', 'let go', 'held', 'late']);
    expect(reported.indexOf('ended')).toBeGreaterThan(reported.indexOf('let go'));
  });

  it('takes the same part twice one after the other, also after the first has failed', async () => {
    const { reported, hold } = setUp();
    const claims = new Claims(1);
    const first = waiting();
    const failing = claims.during('a', 1, {
      hold,
      work: () =>
        first.work().then(() => {
          reported.push('first');
          throw new Error('damaged');
        }),
    });
    const again = claims.during('a', 1, { hold, work: async () => void reported.push('again') });
    first.end();
    await expect(failing).rejects.toThrow('damaged');
    await again;
    expect(reported).toEqual(['held', 'first', 'again']);
  });

  it('is not held where another process has it, where there are too many, or where the database fails', async () => {
    const work = async () => 'done';
    expect(await new Claims(1).during('a', 1, { hold: async (give) => give(undefined), work })).toBeUndefined();
    const { hold } = setUp();
    const full = new Claims(1);
    await full.during('a', 1, { hold, work });
    expect(await full.during('b', 1, { hold, work })).toBeUndefined();
    await full.end('a');
    expect(await full.during('b', 1, { hold, work })).toEqual({ done: 'done' });
    const gone: Holding = () => Promise.reject(new Error('no connection'));
    await expect(new Claims(1).during('a', 1, { hold: gone, work })).rejects.toThrow('no connection');
  });
});
