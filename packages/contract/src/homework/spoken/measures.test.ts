import { describe, expect, it } from 'vitest';
import { flawsOf, measure, paceOf, wordsIn } from './measures.js';

const RATE = 16_000;

/** Stretches of voice and silence in turn, each so many ms, with the noise of a room below. */
function sound(stretches: readonly number[], loud = 0.3, noise = 0.001): Float32Array {
  const samples = stretches.flatMap((ms, nth) =>
    Array.from({ length: (ms * RATE) / 1000 }, (_, at) => {
      const hum = noise * Math.sin(at * 1.7);
      return nth % 2 === 0 ? hum + loud * Math.sin((2 * Math.PI * 200 * at) / RATE) : hum;
    }),
  );
  return Float32Array.from(samples);
}

describe('what is measured of a recording', () => {
  it('is its length, its voice, and the pauses between', () => {
    const measured = measure(sound([1_000, 600, 2_000, 200, 1_000, 1_200, 1_000]), RATE);
    expect(measured).toMatchObject({ durationMs: 7_000, spanMs: 7_000, pauses: 2, longestPauseMs: 1_200 });
    expect(measured.voicedMs).toBe(5_000);
    expect(measured.levels).toHaveLength(70);
    expect(flawsOf(measured)).toEqual([]);
  });

  it('leaves out the silence before and behind', () => {
    const measured = measure(Float32Array.from([...new Float32Array(RATE), ...sound([2_000, 1_500])]), RATE);
    expect(measured).toMatchObject({ durationMs: 4_500, spanMs: 2_000, pauses: 0, longestPauseMs: 0 });
  });

  it.each([
    ['nobody is heard', sound([3_000], 0), ['silent']],
    ['only the noise of a room', sound([3_000], 0, 0.02), []],
    ['nothing at all', new Float32Array(), ['silent']],
    ['a whisper', sound([1_000, 600, 1_000], 0.006, 0), ['quiet']],
    ['a voice too near', sound([1_000, 600, 1_000], 1.6), ['clipped']],
    ['half a second', sound([500, 300]), ['short']],
  ])('says of %s what is amiss', (_, samples, flaws) => {
    const clipped = samples.map((one) => Math.max(-1, Math.min(1, one)));
    expect(flawsOf(measure(clipped, RATE))).toEqual(flaws);
  });

  it('is the same at every rate that a phone records with', () => {
    const at8 = measure(
      sound([1_000, 600, 1_000]).filter((_, at) => at % 2 === 0),
      RATE / 2,
    );
    expect(at8).toMatchObject({ durationMs: 2_600, voicedMs: 2_000, pauses: 1 });
  });
});

describe('pace', () => {
  it.each([
    ['远上寒山石径斜，', 7],
    ["It's a well-known poem.", 4],
    ['我爱 English', 3],
    ['……', 0],
  ])('counts the words of %s', (text, words) => expect(wordsIn(text)).toBe(words));

  it('is none where nobody spoke or nothing is to be read', () => {
    expect(paceOf(['白云生处'], measure(sound([2_000]), RATE))).toBe(120);
    expect(flawsOf(measure(sound([2_000]), RATE), ['白云生处'])).toEqual([]);
    // Twenty-six characters in two seconds, 780 a minute: nobody read all of that.
    expect(flawsOf(measure(sound([2_000]), RATE), ['白'.repeat(26)])).toEqual(['not-whole']);
    expect(flawsOf(measure(sound([2_000]), RATE), ['one two three four five six seven eight nine ten eleven'])).toEqual(
      ['not-whole'],
    );
    expect(paceOf([], measure(sound([2_000]), RATE))).toBeNull();
    expect(paceOf(['白云'], measure(new Float32Array(RATE), RATE))).toBeNull();
  });
});
