import { blanksOf } from '@zhibi/content';
import type { RichText } from '@zhibi/contract/kernel';
import { type Audio, type QuestionPart, questionTypes } from '@zhibi/contract/questions';
import { canonicalBody } from '../canonical.js';
import { tagsOf } from '../facts-tags.js';
import { dataUrl, plainSigns, soundUrl, spanBlank, spanFormula, writeHtml, writeSounds } from '../html/write-html.js';
import { lossComment } from '../loss-notes.js';
import type { Exchanged, MediaFiles, Writing } from '../model.js';
import { titleOf, typeNameOf } from '../question-collector.js';
import { escapeStars } from '../wildcards.js';
import { escapeXml, tag } from '../xml.js';
import { clozeOf, embedsKey, plainBraces } from './cloze.js';

const plain = (name: string, text: string): string => tag(name, {}, tag('text', {}, escapeXml(text)));

const endings: Record<string, string | undefined> = { mpeg: 'mp3', mp4: 'm4a' };

/** One text with the files that it names beside it. */
function textElement(
  name: string,
  rich: RichText,
  pictures: MediaFiles,
  more: { keyOf?: ((index: number) => string) | undefined; audio?: Audio[] | undefined } = {},
): string {
  const files: string[] = [];
  const beside = (url: string, kind: string): string => {
    const [, type = kind, data = ''] = /^data:\w+\/(\w+)[^,]*,(.*)$/s.exec(url) ?? [];
    const file = `${kind}-${files.length + 1}.${endings[type] ?? type}`;
    files.push(tag('file', { name: file, path: '/', encoding: 'base64' }, data));
    return `@@PLUGINFILE@@/${file}`;
  };
  const sounds = writeSounds(more, (fileId) => {
    const sound = soundUrl(fileId, pictures);
    return sound && { ...sound, url: beside(sound.url, 'sound') };
  });
  const html = writeHtml(rich, {
    formula: (item) => plainBraces(spanFormula(item)),
    blank: (item) => spanBlank(item, escapeXml(more.keyOf?.(item.index) ?? '')),
    picture: ({ source }) => {
      const url = dataUrl(source, pictures);
      return url === undefined ? undefined : beside(url, 'picture');
    },
    text: (escaped) => plainBraces(plainSigns(escaped)),
  });
  return tag(name, { format: 'html' }, tag('text', {}, escapeXml(sounds + html)) + files.join(''));
}

const answerElement = (fraction: number, inner: string, format = 'html'): string =>
  tag('answer', { fraction: `${Number(fraction.toFixed(5))}`, format }, inner + plain('feedback', ''));

/** The type of Moodle for a part, with what belongs to that type. */
function typed(part: QuestionPart, pictures: MediaFiles): { type: string; inner: string; embeds?: boolean } {
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
        (answer.blanks[0]?.accepted ?? [])
          .map((one) => answerElement(100, tag('text', {}, escapeXml(escapeStars(one)))))
          .join(''),
    };
  const grader = textElement('graderinfo', answer.kind === 'open' ? answer.content : [], pictures);
  return { type: 'essay', inner: tag('responseformat', {}, 'editor') + tag('responsefieldlines', {}, '15') + grader };
}

function questionElement(part: QuestionPart, words: readonly string[], pictures: MediaFiles): string {
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
      textElement('questiontext', part.stem, pictures, { keyOf: embeds ? keyOf : undefined, audio: part.audio }) +
      textElement('generalfeedback', part.analysis, pictures) +
      tag('defaultgrade', {}, '1') +
      tag('penalty', {}, '0') +
      inner +
      tag('tags', {}, tags.join('')),
  );
}

/** A combined question goes as its shared text, followed by its parts; a tag says how many. */
function elementsFor({ body, facts }: Exchanged, pictures: MediaFiles): string[] {
  const { parts, ...own } = canonicalBody(body);
  const together = parts.length > 0 ? [`zhibi:parts:${parts.length}`] : [];
  return [
    questionElement(own, [...together, ...tagsOf(facts)], pictures),
    ...parts.map((part) => questionElement(part, ['zhibi:part'], pictures)),
  ];
}

/** Moodle XML of these questions, as Moodle 3 and 4 import it. */
export function encodeMoodle({ questions, pictures, lost = [] }: Writing): { file: Uint8Array; places: number[] } {
  const inner = questions.flatMap((one) => elementsFor(one, pictures));
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n${lossComment(questions.length, lost)}<quiz>\n${inner.join('\n')}\n</quiz>\n`;
  return { file: new TextEncoder().encode(xml), places: questions.map((_, place) => place) };
}
