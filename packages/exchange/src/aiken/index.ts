import { normaliseRich, parseRich, writeRich } from '@zhibi/content';
import type { RichText } from '@zhibi/contract/kernel';
import { questionTypes } from '@zhibi/contract/questions';
import { canonicalBody } from '../canonical.js';
import { type Limits, type ReadResult, Unreadable, type Writing } from '../model.js';
import { labelAt, QuestionCollector } from '../question-collector.js';
import { readText } from '../read-text.js';

const option = /^\s*([A-Za-z])\s*[.)．、）]\s?(.*)$/;
const answerLine = /^\s*ANSWER\s*[:：]\s*([A-Z])\s*$/i;

/** Only what a line of text can say: pictures give way to their words, tables to their cells, marks to plain text. */
function plainLines(rich: RichText): RichText {
  return normaliseRich(
    rich.flatMap((block) =>
      (block.t === 'p' ? [block.children] : block.rows.map((row) => row.flat())).map((line) => ({
        t: 'p' as const,
        children: line.flatMap((item) => {
          if (item.t === 'text') return [{ t: 'text' as const, v: item.v }];
          if (item.t === 'image') return [{ t: 'text' as const, v: item.alt }];
          if (item.t === 'ruby') return [{ t: 'text' as const, v: `${item.v}(${item.over})` }];
          return [item.t === 'break' ? { t: 'text' as const, v: ' ' } : item];
        }),
      })),
    ),
  );
}

const onOneLine = (rich: RichText): string => writeRich(plainLines(rich)).replace(/\n+/g, ' ');

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
  const finish = (label: string | undefined) => {
    if (stem.length === 0 && options.length === 0) return;
    const where = `line ${begins}`;
    if (options.length === 0) collector.skip(where, 'options-unreadable');
    else
      collector.add(
        where,
        {
          type: questionTypes['single-choice'],
          stem: parseRich(stem.join('\n')),
          options: options.slice(0, 26).map((content, nth) => ({ label: labelAt(nth), content: parseRich(content) })),
          answer: label === undefined ? { kind: 'none' } : { kind: 'choice', labels: [label.toUpperCase()] },
          analysis: [],
          parts: [],
        },
        { facts: { knowledge: [] } },
      );
    [stem, options] = [[], []];
  };
  const lines = readText(bytes).split(/\r\n|\n|\r/);
  for (const [at, line] of lines.entries()) {
    if (collector.isFull) break;
    const found = option.exec(line);
    const key = answerLine.exec(line)?.[1];
    if (key !== undefined) finish(key);
    else if (found?.[1]?.toUpperCase() === labelAt(options.length) && stem.length > 0) options.push(found?.[2] ?? '');
    else if (line.trim() !== '') {
      if (options.length > 0) finish(undefined);
      if (stem.length === 0) begins = at + 1;
      stem.push(line.trim());
    }
  }
  finish(undefined);
  if (collector.result.questions.length === 0) throw new Unreadable('not-this-format');
  return collector.result;
}
