import type { ClassReport } from '@zhibi/contract/analysis';
import type { AnswerToMark } from '@zhibi/contract/marking';
import { describe, expect, it } from 'vitest';
import { choicesOf } from './answers/choices.js';
import { lineOf, starsOfRow } from './students/line.js';

const answer = (answerId: string, change: Partial<AnswerToMark> = {}): AnswerToMark => ({
  answerId,
  studentId: answerId,
  studentNo: answerId,
  name: answerId,
  className: '',
  status: 'recognised',
  revision: 1,
  reading: null,
  suggestion: null,
  score: null,
  scoredBy: null,
  scoredAt: null,
  comment: '',
  late: false,
  inkSinceScore: false,
  levels: null,
  areas: [],
  ink: 'x',
  pictures: [],
  seconds: 0,
  ...change,
});
const read = (answerId: string, text: string) => answer(answerId, { reading: { text, confidence: 0.9 } });

const told = (answers: readonly AnswerToMark[], groups: Parameters<typeof choicesOf>[1] = []) =>
  choicesOf(answers, groups).map(({ kind, label, answers: of }) => [kind, label, of.map((one) => one.answerId)]);

describe('what was answered to a question', () => {
  it('puts together what says the same, the most frequent first', () => {
    expect(told([read('1', 'A'), read('2', 'B'), read('3', 'B')])).toEqual([
      ['said', 'B', ['2', '3']],
      ['said', 'A', ['1']],
    ]);
  });

  it('goes by the group of a person before the reading of the machine', () => {
    const group = { groupId: 'g', kind: 'person', label: '−3', isSettled: true, answerIds: ['1', '2'] } as const;
    expect(told([read('1', '3'), read('2', '−3')], [{ ...group, answerIds: [...group.answerIds] }])).toEqual([
      ['said', '−3', ['1', '2']],
    ]);
  });

  it('keeps apart what nobody has read and what nobody has written, both after the answers', () => {
    const blank = answer('1', { status: 'blank', ink: '' });
    expect(told([blank, answer('2'), read('3', 'C')]).map(([kind]) => kind)).toEqual(['said', 'unread', 'blank']);
  });
});

describe('the line of a student', () => {
  const row: ClassReport['rows'][number] = {
    studentId: 's',
    studentNo: '1',
    name: '陈思远',
    pinyin: '',
    total: 45,
    bySection: [],
    change: null,
    weak: [],
    status: 'released',
  };

  it.each([
    [45, 50, 3],
    [null, 50, null],
    [0, 50, 0],
    [0, 0, null],
  ])('gives %s of %s points %s stars', (total, full, stars) => {
    expect(starsOfRow({ total }, full)).toBe(stars);
  });

  it('tells the time from the first stroke to handing in, and nothing where one is missing', () => {
    const submission = {
      studentId: 's',
      studentNo: '1',
      name: '',
      classId: 'c',
      className: '',
      status: 'handed-in',
      late: true,
      firstInkAt: '20261123080000',
      handedInAt: '20261123082430',
      score: null,
      endAt: null,
      excuse: null,
      pageCodes: [],
    } as const;
    expect(lineOf(row, { ...submission, pageCodes: [] }, 1470, undefined)).toMatchObject({ minutes: 25, late: true });
    expect(lineOf(row, { ...submission, pageCodes: [] }, 20, undefined).minutes).toBe(1);
    expect(lineOf(row, undefined, 0, undefined).minutes).toBeNull();
  });
});
