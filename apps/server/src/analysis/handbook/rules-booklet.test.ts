import { type HandbookRules, usualHandbookRules } from '@zhibi/contract/analysis/handbook';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bookletOf, type Similar, type WrongNow } from './rules-booklet.js';

const wrong = (questionId: string, remembered: number, change: Partial<WrongNow> = {}): WrongNow => ({
  questionId,
  version: 1,
  type: 2,
  score: 5,
  knowledge: [{ id: 'k', title: '乘法' }],
  difficulty: 0.7,
  title: '周测',
  no: 1,
  remembered,
  heightMm: 20,
  ...change,
});
const similar = (questionId: string, difficulty: number, change: Partial<Similar> = {}): Similar => ({
  questionId,
  version: 1,
  type: 2,
  score: 5,
  knowledgeIds: ['k'],
  difficulty,
  heightMm: 20,
  ...change,
});
const rules = (change: Partial<HandbookRules> = {}): HandbookRules => ({
  ...usualHandbookRules,
  variants: 0,
  ...change,
});
const none = { needs: new Map<string, ReadonlySet<string>>(), similar: [] };
const said = (entries: readonly { questionId: string; why: string }[]) =>
  entries.map((one) => `${one.questionId} ${one.why}`);

describe('the booklet of a student', () => {
  it('begins with what is remembered least, and leaves out what is still known', () => {
    const all = [wrong('c', 0.9), wrong('a', 0.6), wrong('b', 0.3)];
    expect(said(bookletOf(rules(), { ...none, wrong: all }).entries)).toEqual(['b due', 'a due']);
    expect(said(bookletOf(rules({ dueOnly: false }), { ...none, wrong: all }).entries)).toEqual([
      'b due',
      'a due',
      'c wrong',
    ]);
  });

  it('asks what others build on before them, near and far, and bears a circle', () => {
    const of = (id: string) => ({ knowledge: [{ id, title: id }] });
    const all = [wrong('root', 0.2, of('r')), wrong('middle', 0.4, of('m')), wrong('base', 0.6, of('b'))];
    const needs = new Map([
      ['r', new Set(['m', 'b'])],
      ['m', new Set(['b'])],
      ['b', new Set(['r'])],
    ]);
    expect(said(bookletOf(rules(), { wrong: all, needs, similar: [] }).entries)).toEqual([
      'base needed',
      'middle needed',
      'root due',
    ]);
    expect(said(bookletOf(rules({ needsFirst: false }), { wrong: all, needs, similar: [] }).entries)[0]).toBe(
      'root due',
    );
  });

  it('follows each wrong question with the likest ones, none of them twice, none that was wrong itself', () => {
    const bank = [
      similar('far', 0.1),
      similar('near', 0.65),
      similar('a', 0.7),
      similar('other way', 0.7, { type: 4 }),
      similar('elsewhere', 0.7, { knowledgeIds: ['x'] }),
    ];
    const made = bookletOf(rules({ variants: 1 }), {
      ...none,
      similar: bank,
      wrong: [wrong('a', 0.2), wrong('b', 0.3)],
    });
    expect(said(made.entries)).toEqual(['a due', 'near variant', 'b due', 'far variant']);
  });

  it('holds only the types that were asked for', () => {
    const made = bookletOf(rules({ types: [4] }), { ...none, wrong: [wrong('a', 0.2), wrong('b', 0.3, { type: 4 })] });
    expect(said(made.entries)).toEqual(['b due']);
  });

  it('never goes beyond its pages, loses nothing, and keeps the order', () => {
    const questions = fc.array(
      fc.record({
        remembered: fc.double({ min: 0, max: 0.6, noNaN: true }),
        heightMm: fc.integer({ min: 5, max: 120 }),
      }),
      { maxLength: 30 },
    );
    fc.assert(
      fc.property(questions, fc.integer({ min: 1, max: 8 }), (all, maxPages) => {
        const made = bookletOf(rules({ maxPages }), {
          ...none,
          wrong: all.map((one, at) => wrong(`q${at}`, one.remembered, one)),
        });
        const order = [...made.entries, ...made.left];
        expect(order).toHaveLength(all.length);
        expect(made.pages).toBeLessThanOrEqual(maxPages);
        expect(made.entries.length > 0).toBe(all.length > 0);
        expect(order.every((one, at) => at === 0 || (order[at - 1]?.remembered ?? 0) <= one.remembered)).toBe(true);
      }),
    );
  });
});
