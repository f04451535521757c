import type { RichText } from '@zhibi/contract/kernel';
import { type QuestionPart, questionTypes } from '@zhibi/contract/questions';
import { canonicalBody } from '../canonical.js';
import { tagsOf } from '../facts-tags.js';
import { dataUrl, plainSigns, soundUrl, spanBlank, spanFormula, writeHtml, writeSounds } from '../html/write-html.js';
import { lossNotes } from '../loss-notes.js';
import type { MediaFiles, Writing } from '../model.js';
import { titleOf, typeNameOf } from '../question-collector.js';
import { escapeStars } from '../wildcards.js';
import { escapeGift } from './signs.js';

const htmlOf = (rich: RichText, pictures: MediaFiles, sounds = ''): string =>
  escapeGift(
    sounds +
      writeHtml(rich, {
        formula: spanFormula,
        blank: (item) => spanBlank(item),
        picture: ({ source }) => dataUrl(source, pictures),
        text: plainSigns,
      }),
  );

/** What stands in the braces. Several blanks have no place in GIFT: the key of such a question is lost, and told. */
function keyOf(part: QuestionPart, pictures: MediaFiles): string {
  const { type, options, answer } = part;
  if (options.length > 0 && (answer.kind === 'choice' || answer.kind === 'none')) {
    const right = answer.kind === 'choice' ? answer.labels : [];
    const single = type !== questionTypes['multiple-choice'] && right.length === 1 && options.length > 1;
    const share = Number((100 / Math.max(1, right.length)).toFixed(5));
    return options
      .map(({ label, content }) => {
        const sign = !right.includes(label) ? '~' : single ? '=' : `~%${share}%`;
        return `\n\t${sign}[html]${htmlOf(content, pictures)}`;
      })
      .join('');
  }
  if (answer.kind === 'true-false') return answer.value ? 'TRUE' : 'FALSE';
  if (answer.kind !== 'blanks' || answer.blanks.length !== 1) return '';
  return (answer.blanks[0]?.accepted ?? []).map((one) => `=${escapeGift(escapeStars(one))}`).join(' ');
}

const tagLine = (tags: readonly string[]): string =>
  `// ${tags.map((tag) => `[tag:${tag.replace(/[\\\]]/g, '\\$&').replace(/[\r\n]+/g, ' ')}]`).join(' ')}`;

function questionText(part: QuestionPart, tags: readonly string[], pictures: MediaFiles): string {
  const analysis = part.analysis.length === 0 ? '' : `\n\t####[html]${htmlOf(part.analysis, pictures)}\n`;
  const sounds = writeSounds(part, (fileId) => soundUrl(fileId, pictures));
  return [
    tagLine([`zhibi:${typeNameOf(part.type)}`, ...tags]),
    `::${escapeGift(titleOf(part))}::[html]${htmlOf(part.stem, pictures, sounds)}{${keyOf(part, pictures)}${analysis}}`,
    '',
    '',
  ].join('\n');
}

/** GIFT of these questions, as Moodle imports it: texts in HTML, pictures inside the text, facts as tags in the comment before each. */
export function encodeGift({ questions, pictures, lost = [] }: Writing): { file: Uint8Array; places: number[] } {
  const texts = questions.flatMap(({ body, facts }) => {
    const { parts, ...own } = canonicalBody(body);
    const together = parts.length > 0 ? [`zhibi:parts:${parts.length}`] : [];
    return [
      questionText(own, [...together, ...tagsOf(facts)], pictures),
      ...parts.map((part) => questionText(part, ['zhibi:part'], pictures)),
    ];
  });
  const notes = lossNotes(questions.length, lost).map((note) => `// ${note}\n`);
  const head = notes.length === 0 ? '' : `${notes.join('')}\n`;
  return { file: new TextEncoder().encode(head + texts.join('')), places: questions.map((_, place) => place) };
}
