import { parseRich } from '@zhibi/content';
import type { RichText } from '@zhibi/contract/kernel';
import { questionTypes } from '@zhibi/contract/questions';
import { canonicalBody } from '../canonical.js';
import { type Limits, type ReadResult, Unreadable, type Writing } from '../model.js';
import { labelAt, QuestionCollector } from '../question-collector.js';
import { readText } from '../read-text.js';
import { shownRich } from '../shown-text.js';

const option = /^\s*([A-Za-zＡ-Ｚ])\s*[.)．、）]\s?(.*)$/;
/** What names the key, in the word of the form or in one that teachers write for it. */
const answerLine = /^【?\s*(?:ANSWER|KEY|(?:正确|参考|标准)?答案)\s*(?:】\s*[:：]?|[:：])(.*)$/i;
const keyOf = (line: string): string | undefined =>
  answerLine
    .exec(line.trim())?.[1]
    ?.trim()
    .replace(/[.。．]$/, '')
    .trim();
/** What is not certain of a question: a person looks. */
const unsure = 0.65;

/** The letters of a key; undefined where it says something else. @param count how many options there are */
function lettersIn(key: string, count: number): string[] | undefined {
  const said = key.normalize('NFKC').toUpperCase().trim();
  if (/^[A-Z]$/.test(said)) return [said];
  if (!/^[A-Z]{2,}$/.test(said) && !/^[A-Z](?:\s*[,、;\s]\s*[A-Z])+$/.test(said)) return undefined;
  const letters = [...new Set(said.replace(/[^A-Z]/g, ''))].sort();
  return letters.every((letter) => letter < labelAt(count)) ? letters : undefined;
}

/** Only what a line of text can say, with no sign of ours. */
const onOneLine = (rich: RichText): string => shownRich(rich, { lineEnd: ' ' });

/** A line of others: formulas and blanks are taken, every other sign of our form is itself there. */
const typedLine = (line: string): string =>
  line
    .replace(/\\\(((?:(?!\\[()]).)+)\\\)/g, (_, latex: string) => `$${latex}$`)
    // What our form would read as a sign stands behind a backslash, and a backslash before such a sign is one.
    .replace(/(?<!\\)(\\*)(\*\*|\[\[|\{\{|\]\]|\||[$_*[\]{}])/g, (_, slashes: string, sign: string) => {
      const isSpecial = sign.length > 1 || sign === '|';
      return slashes.repeat(2) + (isSpecial ? sign.replace(/./g, '\\$&') : sign);
    });

/** Aiken of the single choices with a key; every other question is left out, for the form has nothing else. */
export function encode({ questions }: Writing): { file: Uint8Array; places: number[] } {
  const places: number[] = [];
  const texts = questions.flatMap(({ body }, place) => {
    const { type, stem, options, answer } = canonicalBody(body);
    const right = answer.kind === 'choice' && answer.labels.length === 1 ? answer.labels[0] : undefined;
    const at = options.findIndex(({ label }) => label === right);
    if (type !== questionTypes['single-choice'] || at < 0 || stem.length === 0 || options.length < 2) return [];
    places.push(place);
    const lines = options.map(({ content }, nth) => `${labelAt(nth)}. ${onOneLine(content)}`);
    return [`${onOneLine(stem)}\n${lines.join('\n')}\nANSWER: ${labelAt(at)}\n`];
  });
  return { file: new TextEncoder().encode(texts.join('\n')), places };
}

/** Reads Aiken: a stem, lettered options, `ANSWER: B`. A question without its last line is kept, as one that nobody can mark. */
export function read(bytes: Uint8Array, limits: Limits): ReadResult {
  const collector = new QuestionCollector(limits);
  let stem: string[] = [];
  let options: string[] = [];
  let begins = 1;
  const finish = (key: string | undefined, isTorn = false) => {
    if (stem.length === 0 && options.length === 0) return;
    const where = `line ${begins}`;
    const labels = key === undefined ? [] : lettersIn(key, options.length);
    // A key that is no letter is named, and the question waits for a person.
    if (labels === undefined) collector.skip(`${where}: ${key?.slice(0, 40)}`, 'answer-unreadable');
    if (options.length === 0) collector.skip(where, 'options-unreadable');
    else {
      const several = (labels?.length ?? 0) > 1;
      collector.add(
        where,
        {
          type: several ? questionTypes['multiple-choice'] : questionTypes['single-choice'],
          stem: parseRich(stem.map(typedLine).join('\n')),
          options: options
            .slice(0, 26)
            .map((content, nth) => ({ label: labelAt(nth), content: parseRich(typedLine(content)) })),
          answer: labels?.length ? { kind: 'choice', labels } : { kind: 'none' },
          analysis: [],
          parts: [],
        },
        {
          facts: { knowledge: [] },
          warnings: several ? ['type-guessed'] : [],
          confidence: several || isTorn || labels === undefined ? unsure : 1,
        },
      );
    }
    [stem, options] = [[], []];
  };
  const lines = readText(bytes).split(/\r\n|\n|\r/);
  for (const [at, line] of lines.entries()) {
    if (collector.isFull) break;
    const found = option.exec(line);
    const key = keyOf(line);
    if (key !== undefined) finish(key);
    else if (found?.[1]?.normalize('NFKC').toUpperCase() === labelAt(options.length) && stem.length > 0)
      options.push(found?.[2] ?? '');
    else if (line.trim() !== '') {
      // What stands at once behind an option may go on it: neither question is certain then.
      if (options.length > 0) finish(undefined, (lines[at - 1] ?? '').trim() !== '');
      if (stem.length === 0) begins = at + 1;
      stem.push(line.trim());
    }
  }
  finish(undefined);
  if (collector.result.questions.length === 0) throw new Unreadable('not-this-format');
  return collector.result;
}
