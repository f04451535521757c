import { describe, expect, it } from 'vitest';
import { namespaces } from './i18n.js';
import { en } from './texts.en.js';
import { zh } from './texts.zh.js';

const leaves = (value: object, path = ''): [string, string][] =>
  Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === 'string' ? [[`${path}${key}`, inner] as [string, string]] : leaves(inner, `${path}${key}.`),
  );
const holes = (text: string) => [...text.matchAll(/\{\{(\w+)(?:, [^}]*)?\}\}/g)].map(([, name]) => name).sort();
/** Gaps that hold no number, or one that is never 1: limits and the smallest figures that are shown. */
const notCounted = new Set(
  'name names subject className stage book cutOff numbers title who mac limit longest fewest most'.split(' '),
);
/** Verbs, and units that have no plural. */
const unbending = /^(is|was|has|ms|dots|clashes)$/;
const isSingular = (key: string) => key.endsWith('_one');

describe('the two languages', () => {
  const chinese = new Map(leaves(zh));
  const english = new Map(leaves(en));

  it('are loaded by the names they are typed with', () => {
    expect([...namespaces].sort()).toEqual(Object.keys(zh).sort());
  });

  it('say the same things', () => {
    expect([...english.keys()].filter((key) => !isSingular(key)).sort()).toEqual([...chinese.keys()].sort());
  });

  it('have a plural for every singular', () => {
    expect([...english.keys()].filter((key) => isSingular(key) && !english.has(key.slice(0, -'_one'.length)))).toEqual(
      [],
    );
  });

  it('call the teacher who leads a class one thing; the head teacher leads a school', () => {
    expect([...english].filter(([, text]) => /head teacher/i.test(text)).map(([key]) => key)).toEqual([]);
  });

  it('count one thing in the singular', () => {
    const plural = /\{\{count\}\} (?!is |was |has |does )\w*[^s\W]s\b/;
    const lacking = [...english].filter(
      ([key, text]) => !isSingular(key) && plural.test(text) && !english.has(`${key}_one`),
    );
    expect(lacking.map(([key]) => key)).toEqual([]);
  });

  it('count what stands beside any other number too', () => {
    const bare = /\{\{(\w+)\}\} (?:new |other |different )?([a-z]+s)\b/g;
    const uncounted = [...english].flatMap(([key, text]) =>
      [...text.matchAll(bare)]
        .filter(([, name = '', word = '']) => name !== 'count' && !notCounted.has(name) && !unbending.test(word))
        .map(([part]) => `${key}: ${part}`),
    );
    expect(uncounted).toEqual([]);
  });

  it.each([...english].map(([key, text]) => [key, text] as const))('%s has the same gaps', (key, text) => {
    const other = chinese.get(key.replace(/_one$/, '')) ?? '';
    // A language may leave out a name that its word order does not need, but never ask for one that is not given.
    expect(holes(other)).toEqual(expect.arrayContaining(holes(text)));
  });

  it('use the words that the specification fixes', () => {
    expect([zh.app.entry.home, zh.app.entry.handbook, zh.app.logOut, zh.session.tab.account]).toEqual([
      '首页',
      '个性化报告',
      '退出登录',
      '账号登录',
    ]);
    expect([en.app.entry.handbook, en.app.entry.cloud, en.app.logOut, en.session.logIn]).toEqual([
      'Individual report',
      'Cloud drive',
      'Log out',
      'Log in',
    ]);
  });
});
