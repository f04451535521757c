import { fillComment, hurtfulWord } from '@zhibi/contract/marking/comments';
import { describe, expect, it } from 'vitest';
import { byUse, groupsAlike, likeness } from './rules.js';

const preset = (text: string) => ({ text });

describe('preset comments', () => {
  it.each([
    ['步骤要完整。', '步骤要完整', 1],
    ['Show the UNITS', 'show the units!', 1],
    ['好', '对', 0],
  ])('%s and %s are alike by %d', (a, b, by) => expect(likeness(a, b)).toBe(by));

  it('that say the same stand together, the others alone', () => {
    const texts = ['注意符号', '别忘了写单位', '注意符号！', '别忘写单位', '过程完整'];
    expect(groupsAlike(texts.map(preset)).map((group) => group.map(({ text }) => text))).toEqual([
      ['注意符号', '注意符号！'],
      ['别忘了写单位', '别忘写单位'],
    ]);
  });

  it('stand in the order of own use, then of the use of others, then newest first', () => {
    const of = (presetId: string, ownUsed: number, used: number) => ({ presetId, ownUsed, used });
    const sorted = [of('1', 0, 0), of('2', 0, 9), of('3', 2, 2), of('4', 0, 0)].sort(byUse);
    expect(sorted.map(({ presetId }) => presetId)).toEqual(['3', '2', '4', '1']);
  });

  it('name the student, the question and its marks in either language', () => {
    const facts = { name: '陈思远', question: 7, full: 10 };
    expect(fillComment('{姓名}，第 {题号} 题（{full} 分）再看一遍', facts)).toBe('陈思远，第 7 题（10 分）再看一遍');
    expect(fillComment('{name}: {name}', facts)).toBe('陈思远: 陈思远');
    expect(fillComment('没有变量 {别的}', facts)).toBe('没有变量 {别的}');
  });

  it.each([
    ['你真懒', '懒'],
    ['That was LAZY.', 'lazy'],
    ['Replays are fine', undefined],
    ['步骤要完整', undefined],
  ])('%s holds %s', (text, word) => expect(hurtfulWord(text)).toBe(word));
});
