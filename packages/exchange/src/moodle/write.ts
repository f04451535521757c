import { blanksOf } from '@zhibi/content';
import type { RichText } from '@zhibi/contract/kernel';
import { type QuestionPart, questionTypes } from '@zhibi/contract/questions';
import { canonicalBody } from '../canonical.js';
import { tagsOf } from '../facts-tags.js';
import { titleOf, typeNameOf } from '../gathering.js';
import { dataUrl, plainSigns, spanBlank, spanFormula, writeHtml } from '../html/write-html.js';
import type { Exchanged, Pictures, Writing } from '../model.js';
import { escapeXml, tag } from '../xml.js';
import { clozeOf, embedsKey, plainBraces } from './cloze.js';

const plain = (name: string, text: string): string => tag(name, {}, tag('text', {}, escapeXml(text)));

/** One text with the files that it names beside it. */
function textElement(name: string, rich: RichText, pictures: Pictures, keyOf?: (index: number) => string): string {
  const files: string[] = [];
  const html = writeHtml(rich, {
    formula: (item) => plainBraces(spanFormula(item)),
    blank: (item) => spanBlank(item, escapeXml(keyOf?.(item.index) ?? '')),
    picture: ({ source }) => {
      const url = dataUrl(source, pictures);
      if (url === undefined) return undefined;
      const [, type = 'png', data = ''] = /^data:image\/(\w+)[^,]*,(.*)$/s.exec(url) ?? [];
      const file = `picture-${files.length + 1}.${type}`;
      files.push(tag('file', { name: file, path: '/', encoding: 'base64' }, data));
      return `@@PLUGINFILE@@/${file}`;
    },
    text: (escaped) => plainBraces(plainSigns(escaped)),
  });
  return tag(name, { format: 'html' }, tag('text', {}, escapeXml(html)) + files.join(''));
}

const answerElement = (fraction: number, inner: string, format = 'html'): string =>
  tag('answer', { fraction: `${Number(fraction.toFixed(5))}`, format }, inner + plain('feedback', ''));

/** The type of Moodle for a part, with what belongs to that type. */
function typed(part: QuestionPart, pictures: Pictures): { type: string; inner: string; embeds?: boolean } {
  const { type, options, answer } = part;
  if (options.length > 0 && (answer.kind === 'choice' || answer.kind === 'none')) {
    const right = answer.kind === 'choice' ? answer.labels : [];
    const inner = options.map(({ label, content }) => {
      const fraction = right.includes(label) ? 100 / right.length : 0;
      return textElement('answer', content, pictures).replace(
        '<answer',
        `<answer fraction="${Number(fraction.toFixed(5))}"`,
      );
    });
    const single = type === questionTypes['multiple-choice'] ? 'false' : 'true';
    const facts = tag('single', {}, single) + tag('shuffleanswers', {}, 'false') + tag('answernumbering', {}, 'ABCD');
    return { type: 'multichoice', inner: facts + inner.join('') };
  }
  if (answer.kind === 'true-false')
    return {
      type: 'truefalse',
      inner: [true, false]
        .map((value) =>
          answerElement(value === answer.value ? 100 : 0, tag('text', {}, `${value}`), 'moodle_auto_format'),
        )
        .join(''),
    };
  if (
    embedsKey(
      part,
      blanksOf(part.stem).map(({ index }) => index),
    )
  )
    return { type: 'cloze', inner: '', embeds: true };
  if (answer.kind === 'blanks' && answer.blanks.length === 1)
    return {
      type: 'shortanswer',
      inner:
        tag('usecase', {}, '0') +
        (answer.blanks[0]?.accepted ?? []).map((one) => answerElement(100, tag('text', {}, escapeXml(one)))).join(''),
    };
  const grader = textElement('graderinfo', answer.kind === 'open' ? answer.content : [], pictures);
  return { type: 'essay', inner: tag('responseformat', {}, 'editor') + tag('responsefieldlines', {}, '15') + grader };
}

function questionElement(part: QuestionPart, words: readonly string[], pictures: Pictures): string {
  const { type, inner, embeds } = typed(part, pictures);
  const { answer } = part;
  const keyOf = (index: number): string =>
    answer.kind === 'blanks' ? clozeOf(answer.blanks[index] ?? { accepted: [''] }) : '';
  const tags = [`zhibi:${typeNameOf(part.type)}`, ...words].map((word) =>
    tag('tag', {}, tag('text', {}, escapeXml(word))),
  );
  return tag(
    'question',
    { type },
    plain('name', titleOf(part)) +
      textElement('questiontext', part.stem, pictures, embeds ? keyOf : undefined) +
      textElement('generalfeedback', part.analysis, pictures) +
      tag('defaultgrade', {}, '1') +
      tag('penalty', {}, '0') +
      inner +
      tag('tags', {}, tags.join('')),
  );
}

/** A combined question goes as its shared text, followed by its parts; a tag says how many. */
function elementsFor({ body, facts }: Exchanged, pictures: Pictures): string[] {
  const { parts, ...own } = canonicalBody(body);
  const together = parts.length > 0 ? [`zhibi:parts:${parts.length}`] : [];
  return [
    questionElement(own, [...together, ...tagsOf(facts)], pictures),
    ...parts.map((part) => questionElement(part, ['zhibi:part'], pictures)),
  ];
}

/** Moodle XML of these questions, as Moodle 3 and 4 import it. */
export function encodeMoodle({ questions, pictures }: Writing): { file: Uint8Array; places: number[] } {
  const inner = questions.flatMap((one) => elementsFor(one, pictures));
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n${inner.join('\n')}\n</quiz>\n`;
  return { file: new TextEncoder().encode(xml), places: questions.map((_, place) => place) };
}
