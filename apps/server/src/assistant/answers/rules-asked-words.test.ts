import { describe, expect, it } from 'vitest';
import { asksAllRight, isOfLesson, isPersonNamed, titleNamed } from './rules-asked-words.js';

describe('who had everything right', () => {
  it.each([
    ['今天这节课谁全对了', true, true],
    ['昨天的作业哪些人全对', true, false],
    ['谁全对了', true, false],
    ['上节课全对的有谁', true, true],
    ['Who got everything right in the lesson?', true, true],
    ['who had all right in the homework', true, false],
    ['谁没交作业', false, false],
    ['这节课谁答错了', false, true],
  ])('%s', (text, isAsked, ofLesson) => {
    expect([asksAllRight(text), isOfLesson(text)]).toEqual([isAsked, ofLesson]);
  });
});

it.each([
  ['王萌单元检测错了哪些题', '第十三、十四章 单元检测'],
  ['期中检测', '期中检测'],
  ['王萌错了哪些题', undefined],
  ['检测', undefined],
])('of the titles "%s" names %s', (text, expected) => {
  const list = ['12.2 三角形全等的判定', '第十三、十四章 单元检测', '第十一章 单元检测', '期中检测'].map((title) => ({
    title,
  }));
  expect(titleNamed(text, list)?.title).toBe(expected);
});

describe('a classmate', () => {
  it.each([
    ['张昕上次考了多少分', '张昕', true],
    ['给我看张昕', '张昕', true],
    ['方程考了多少分', '方程', true],
    ['高兴同学交作业了吗', '高兴', true],
    ['方程的成绩', '方程', true],
    ['一元一次方程的错题有哪些', '方程', false],
    ['我这周方程错了几题', '方程', false],
    ['今天真高兴', '高兴', false],
    ['怎么交作业', '交', false],
  ])('%s speaks of %s: %s', (text, name, expected) => {
    expect(isPersonNamed(text, name)).toBe(expected);
  });
});
