import { imagesOf, questionToJsonLine } from '@zhibi/content';
import type { QuestionBody, QuestionPart } from '@zhibi/contract/questions';
import { canonicalBody } from '../canonical.js';
import { dataUrl } from '../html/write-html.js';
import type { MediaFiles, Writing } from '../model.js';

const soundsOf = (part: QuestionPart | undefined) => (part?.audio === undefined ? {} : { audio: part.audio });

function picturesOf(body: QuestionBody, pictures: MediaFiles): Record<string, string> {
  const texts = [body, ...body.parts].flatMap(({ stem, options, answer, analysis }) => [
    stem,
    ...options.map(({ content }) => content),
    answer.kind === 'open' ? answer.content : [],
    analysis,
  ]);
  const found: Record<string, string> = {};
  const sounds = [body, ...body.parts].flatMap(({ audio = [] }) => audio);
  const shown = texts.flatMap(imagesOf).flatMap(({ source }) => (source.kind === 'file' ? [source] : []));
  for (const { fileId } of [...shown, ...sounds]) {
    const url = dataUrl({ kind: 'file', fileId }, pictures);
    if (url !== undefined) found[fileId] = url;
  }
  return found;
}

/** One question a line, in the form of the protocol; pictures travel in the line as data URLs by their ids. */
export function encodeJsonLines({ questions, pictures, lost = [] }: Writing): { file: Uint8Array; places: number[] } {
  const lines = questions.map(({ body, facts }, at) => {
    const own = canonicalBody(body);
    const { year, minutes, licence, version, ...meta } = facts;
    const gone = lost.find(({ question }) => question === at);
    const files = picturesOf(own, pictures);
    const line = questionToJsonLine(own, meta);
    return JSON.stringify({
      ...line,
      ...soundsOf(own),
      parts: line.parts.map((part, nth) => ({ ...part, ...soundsOf(own.parts[nth]) })),
      ...(year === undefined ? {} : { year }),
      ...(minutes === undefined ? {} : { minutes }),
      ...(licence === undefined ? {} : { licence }),
      ...(version === undefined ? {} : { version }),
      ...(gone === undefined ? {} : { lost: gone.what }),
      ...(Object.keys(files).length === 0 ? {} : { pictures: files }),
    });
  });
  return {
    file: new TextEncoder().encode(lines.map((line) => `${line}\n`).join('')),
    places: questions.map((_, at) => at),
  };
}
