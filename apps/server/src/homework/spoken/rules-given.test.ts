import { expect, it } from 'vitest';
import { type Said, saysTheSame } from './rules-given.js';

const text: Said = { kind: 'text', title: '山行', items: ['远上寒山石径斜', '白云生处有人家'] };
const picture: Said = { kind: 'picture', title: 'My Room', items: [] };

it.each<[string, Partial<Said>, Said, boolean]>([
  ['the same words under another name', { title: '再读一遍' }, text, true],
  ['the same words, line by line instead of as a text', { kind: 'sentences' }, text, true],
  ['a part of the words', { items: ['白云生处有人家'] }, text, true],
  ['a word more', { items: [...text.items, '停车坐爱枫林晚'] }, text, false],
  ['the same words typed otherwise', { items: ['ＡＢＣ '] }, { ...text, items: ['abc'] }, true],
  ['words and a picture of one name', { title: picture.title }, picture, false],
  ['a picture of the same name', { ...picture, title: 'my room ' }, picture, true],
  ['a picture of another name', { ...picture, title: 'My School' }, picture, false],
  ['free talk and a picture of one name', { ...picture, kind: 'free' }, picture, false],
])('%s', (_, wish, open, isSame) => {
  expect(saysTheSame({ ...text, ...wish }, open)).toBe(isSame);
});
