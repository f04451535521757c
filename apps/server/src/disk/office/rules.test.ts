import { expect, it } from 'vitest';
import { actionsOf } from './read-discovery.js';
import { frameAddress, lockAnswer } from './rules.js';

const discovery = `<?xml version="1.0"?><wopi-discovery><net-zone name="external-http"><app name="Word">
  <action name="edit" ext="docx" urlsrc="https://office.example/we?&lt;ui=UI_LLCC&amp;&gt;"/>
  <action name="view" ext="DOCX" urlsrc="https://office.example/wv"/>
  <action name="view" ext="odt" urlsrc="javascript:alert(1)"/><action name="view"/></app></net-zone></wopi-discovery>`;

it('finds in a discovery what an office server does with which files', () =>
  expect(actionsOf(discovery)).toEqual([
    { name: 'edit', ending: 'docx', address: 'https://office.example/we?<ui=UI_LLCC&>' },
    { name: 'view', ending: 'docx', address: 'https://office.example/wv' },
  ]));

it('names our file in the address of the frame', () => {
  const source = encodeURIComponent('https://zhibi.example/api/wopi/files/1');
  expect(frameAddress('https://o/we?<ui=UI_LLCC&>', 'https://zhibi.example/api/wopi/files/1')).toBe(
    `https://o/we?WOPISrc=${source}`,
  );
  expect(frameAddress('https://o/we?a=1', 'https://zhibi.example/api/wopi/files/1')).toBe(
    `https://o/we?a=1&WOPISrc=${source}`,
  );
});

it.each([
  ['LOCK', { given: 'a', held: undefined }, { done: true, keep: 'a' }],
  ['LOCK', { given: 'a', held: 'a' }, { done: true, keep: 'a' }],
  ['LOCK', { given: 'a', held: 'b' }, { done: false, current: 'b' }],
  ['LOCK', { given: 'a', old: 'b', held: 'b' }, { done: true, keep: 'a' }],
  ['LOCK', { given: 'a', old: 'c', held: 'b' }, { done: false, current: 'b' }],
  ['REFRESH_LOCK', { given: 'a', held: undefined }, { done: false, current: '' }],
  ['UNLOCK', { given: 'a', held: 'a' }, { done: true, keep: null }],
  ['UNLOCK', { given: 'a', held: 'b' }, { done: false, current: 'b' }],
  ['GET_LOCK', { given: '', held: 'b' }, { done: true, keep: undefined }],
  ['LOCK', { given: '', held: undefined }, undefined],
  ['PUT_RELATIVE', { given: 'a', held: undefined }, undefined],
] as const)('%s %j → %j', (what, locks, answer) => expect(lockAnswer(what, locks)).toEqual(answer));
