import { questionFromJsonLine } from '@zhibi/content';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { type Exchanged, readQuestions, writeQuestions } from './index.js';

const line = questionFromJsonLine({ type: 'subjective', stem: '证明两直线平行', answer: ['略'] });
if (!line.ok) throw new Error('the sample is no question');
const question: Exchanged = { body: line.body, facts: { knowledge: ['几何'], licence: 'cc-by' } };

/** A file with a question of a known licence, in which somebody else has written another word for it. */
function fileSaying(format: 'moodle-xml' | 'gift' | 'qti-2.1' | 'qti-3.0', word: string): Uint8Array {
  const { file } = writeQuestions(format, { questions: [question], pictures: new Map() });
  const respelled = (bytes: Uint8Array) => strToU8(strFromU8(bytes).replace(/licence:cc-by/, `licence:${word}`));
  if (!format.startsWith('qti')) return respelled(file);
  return zipSync(Object.fromEntries(Object.entries(unzipSync(file)).map(([name, bytes]) => [name, respelled(bytes)])));
}

it.each(['moodle-xml', 'gift', 'qti-2.1', 'qti-3.0'] as const)(
  'a licence in the tags of %s that is not known is warned of',
  (format) => {
    const read = (word: string) => readQuestions(format, fileSaying(format, word)).questions;
    expect(read('all-mine').map(({ facts, warnings }) => [facts.licence, warnings])).toEqual([
      [undefined, ['licence-unknown']],
    ]);
    expect(read('cc-by-sa').map(({ facts, warnings }) => [facts.licence, warnings])).toEqual([['cc-by-sa', []]]);
    expect(read('unsaid').map(({ facts, warnings }) => [facts.licence, warnings])).toEqual([[undefined, []]]);
  },
);

it('the American spelling is the same word', () => {
  const file = strToU8('// [tag:license:CC BY 4.0]\n::t::问\n{}\n');
  expect(readQuestions('gift', file).questions.map(({ facts }) => [facts.licence, facts.knowledge])).toEqual([
    ['cc-by', []],
  ]);
});
