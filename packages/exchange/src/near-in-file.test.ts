import { parseRich } from '@zhibi/content';
import { type QuestionBody, questionTypes } from '@zhibi/contract/questions';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nearInFile, threesOf } from './near-in-file.js';

const asking = (stem: string, options: string[] = []): QuestionBody => ({
  type: questionTypes.subjective,
  stem: parseRich(stem),
  options: options.map((text, at) => ({ label: 'ABCD'.charAt(at), content: parseRich(text) })),
  answer: { kind: 'none' },
  analysis: [],
  parts: [],
});
const near = (...stems: string[]) =>
  nearInFile(
    stems.map((stem) => asking(stem)),
    0.6,
  );

describe('questions of one file that are much alike', () => {
  it('name the earlier one, the likest where there are several', () => {
    const found = near(
      '一个长方形的长是 8 厘米，宽是 5 厘米，它的面积是多少平方厘米？',
      '小明从家走到学校要用十二分钟，他每分钟走多少米？',
      '一个长方形的长是 9 厘米，宽是 5 厘米，它的面积是多少平方厘米？',
      '一个长方形的长是 9 厘米，宽是 5 厘米，它的面积是多少平方厘米呢？',
    );
    expect(found.map((one) => one?.of)).toEqual([undefined, undefined, 0, 2]);
    expect(found[3]?.likeness).toBeGreaterThan(0.9);
  });

  it('are judged by what they ask: signs between the words, spacing and width do not count', () => {
    expect(near('解方程：$x^2=4$。', '解方程 $x^2 = 4$')[1]).toEqual({ of: 0, likeness: 1 });
  });

  it('are none where nothing is asked, and where only a turn of phrase is shared', () => {
    expect(near('', '', '下列说法正确的是', '下列计算结果错误的一项')).toEqual(Array.from({ length: 4 }));
  });

  it('are exactly the pairs that share so many threes', () => {
    const text = fc.string({ unit: fc.constantFrom('甲', '乙', '丙'), minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(fc.array(text, { maxLength: 12 }), (texts) => {
        const sets = texts.map((one) => threesOf(asking(one)));
        const likeness = (a: ReadonlySet<string>, b: ReadonlySet<string>) => {
          const common = [...a].filter((three) => b.has(three)).length;
          return common / (a.size + b.size - common);
        };
        const best = sets.map((set, at) => Math.max(0, ...sets.slice(0, at).map((other) => likeness(set, other))));
        expect(near(...texts).map((one) => one?.likeness ?? 0)).toEqual(best.map((one) => (one >= 0.6 ? one : 0)));
      }),
    );
  });

  it('of a file of long passages that are all nearly alike cost no more than they may, and most are told all the same', () => {
    const long = (n: number) =>
      Array.from({ length: 3_000 }, (_, at) => String.fromCodePoint(0x4e00 + at + (at % 60 === 0 ? n * 31 : 0))).join(
        '',
      );
    const passages = Array.from({ length: 60 }, (_, n) => asking(long(n)));
    const found = (looks?: number) => nearInFile(passages, 0.6, looks).filter((one) => one !== undefined).length;
    expect([found(), found(0)]).toEqual([59, 0]);
    expect(found(60 * 20_000)).toBeGreaterThan(50);
  });
});
