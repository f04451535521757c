import { expect, it } from 'vitest';
import { itemsOf, type WishForm, wrongsOf } from './wish.js';

const form: WishForm = {
  kind: 'text',
  title: '朗读',
  language: 'zh-CN',
  text: '远上寒山石径斜\n\n 白云生处有人家 ',
  note: '',
  tries: 3,
  seconds: 60,
  pictureId: null,
  modelId: null,
  modelMs: 0,
  modelCues: [],
  classIds: ['c'],
  startAt: '',
  endAt: '2026-11-24T20:00',
};
const NOW = '20261123090000';

it.each([
  ['lines of a text', { kind: 'text' }, ['远上寒山石径斜', '白云生处有人家']],
  ['words of Chinese', { kind: 'words', text: '寒山、石径 斜，白云\n枫林' }, ['寒山', '石径', '斜', '白云', '枫林']],
  [
    'words of English',
    { kind: 'words', language: 'en-GB', text: 'ice cream, pear\nplum' },
    ['ice cream', 'pear', 'plum'],
  ],
  ['nothing for free talk', { kind: 'free' }, []],
] as const)('what is typed is %s', (_, change, items) => expect(itemsOf({ ...form, ...change })).toEqual(items));

it.each([
  ['nothing', {}, []],
  ['a name and words', { title: ' ', text: ' ' }, ['title', 'items']],
  ['a picture', { kind: 'picture', text: '' }, ['picture']],
  ['a class, and an end that is to come', { classIds: [], endAt: '2026-11-22T20:00' }, ['classIds', 'endAt']],
  ['an end behind the start', { startAt: '2026-11-25T08:00' }, ['endAt']],
  ['fewer words', { kind: 'words', text: '字 '.repeat(101) }, ['tooMany']],
] as const)('lacks %s', (_, change, wrongs) =>
  expect(wrongsOf({ ...form, ...change } as WishForm, NOW)).toEqual(wrongs),
); // as: lists of the table are readonly

it('is not sent while a recording waits to be taken', () => expect(wrongsOf(form, NOW, true)).toEqual(['recording']));
