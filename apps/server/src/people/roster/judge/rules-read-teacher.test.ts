import { describe, expect, it } from 'vitest';
import { subjectNamed } from './rules-read-teacher.js';

const subjects = [
  { subjectId: 109, stage: 1, name: '小学道德与法治' },
  { subjectId: 110, stage: 1, name: '小学科学' },
  { subjectId: 209, stage: 2, name: '初中道德与法治' },
  { subjectId: 211, stage: 2, name: '初中信息技术' },
  { subjectId: 309, stage: 3, name: '高中政治' },
  { subjectId: 317, stage: 3, name: '高中通用技术' },
];

describe('a subject by its name', () => {
  it.each<[string, number | null, number | string]>([
    ['初中道德与法治', null, 209],
    ['初中政治', null, 209],
    ['高中道德与法治', null, 309],
    ['政治', 3, 309],
    ['政治', 2, 209],
    ['思想政治', null, 309],
    ['道法', 1, 109],
    ['科学', null, 110],
    ['信息科技', 2, 211],
    ['高中通用技术', null, 317],
    ['道德与法治', null, 'several'],
    ['炼金术', null, 'none'],
  ])('%s at stage %s is %s', (text, stage, expected) => {
    const found = subjectNamed(subjects, text, stage);
    expect(typeof found === 'string' ? found : found.subjectId).toBe(expected);
  });
});
