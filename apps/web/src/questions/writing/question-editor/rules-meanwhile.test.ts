import { parseRich } from '@zhibi/content';
import type { BankedQuestion, Draft } from '@zhibi/contract/questions/writing';
import { expect, it } from 'vitest';
import { bankedQuestion } from '../parts/specimen.js';
import { groundOf, meanwhileOf, type Typed } from './rules-meanwhile.js';

const first = bankedQuestion();
const body = { ...first.body, stem: parseRich('我写的') };
const mine = { body, facts: first.facts };
const typed = (change: Partial<Typed> = {}): Typed => ({
  content: mine,
  revision: null,
  ground: groundOf(first),
  ...change,
});
const draft = (change: Partial<Draft> = {}) => ({ baseVersion: 1, revision: 2, content: mine, ...change }) as Draft;
const second = bankedQuestion({ version: 2, body: { ...first.body, stem: parseRich('别人写的') } });
const refiled = bankedQuestion({ facts: { ...first.facts, difficulty: 0.2 } });

it.each<[string, BankedQuestion | null, Draft | null, Typed | undefined, 'question' | 'draft' | null]>([
  ['nothing was written', second, null, undefined, null],
  ['nobody else was there', first, null, typed(), null],
  ['typed on a version that was replaced', second, null, typed(), 'question'],
  ['typed before facts were changed, which makes no version', refiled, null, typed(), 'question'],
  ['a draft on the server of a version that was replaced', second, draft(), undefined, 'question'],
  ['the other has written the same', { ...second, body }, null, typed(), null],
  [
    'typed after an older revision of the draft',
    first,
    draft({ content: { ...mine, body: first.body } }),
    typed(),
    'draft',
  ],
  ['typed after this revision', first, draft(), typed({ revision: 2 }), null],
  ['the draft says the same', first, draft(), typed({ revision: 1 }), null],
  ['kept by an older version of the application', first, null, typed({ ground: null }), null],
  ['a new question', null, null, typed({ ground: null }), null],
])('%s', (_, question, kept, here, kind) => {
  expect(meanwhileOf({ question, draft: kept }, here)?.kind ?? null).toBe(kind);
});
