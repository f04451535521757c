import { imagesOf, questionToJsonLine } from '@zhibi/content';
import type { QuestionBody } from '@zhibi/contract/questions';
import { canonicalBody } from '../canonical.js';
import { dataUrl } from '../html/write-html.js';
import type { Pictures, Writing } from '../model.js';

function picturesOf(body: QuestionBody, pictures: Pictures): Record<string, string> {
  const texts = [body, ...body.parts].flatMap(({ stem, options, answer, analysis }) => [
    stem,
    ...options.map(({ content }) => content),
    answer.kind === 'open' ? answer.content : [],
    analysis,
  ]);
  const found: Record<string, string> = {};
  for (const { source } of texts.flatMap(imagesOf)) {
    const url = source.kind === 'file' ? dataUrl(source, pictures) : undefined;
    if (source.kind === 'file' && url !== undefined) found[source.fileId] = url;
  }
  return found;
}

/** One question a line, in the form of the protocol; pictures travel in the line as data URLs by their ids. */
export function encodeJsonLines({ questions, pictures }: Writing): { file: Uint8Array; places: number[] } {
  const lines = questions.map(({ body, facts }) => {
    const own = canonicalBody(body);
    const { year, minutes, ...meta } = facts;
    const files = picturesOf(own, pictures);
    return JSON.stringify({
      ...questionToJsonLine(own, meta),
      ...(year === undefined ? {} : { year }),
      ...(minutes === undefined ? {} : { minutes }),
      ...(Object.keys(files).length === 0 ? {} : { pictures: files }),
    });
  });
  return {
    file: new TextEncoder().encode(lines.map((line) => `${line}\n`).join('')),
    places: questions.map((_, at) => at),
  };
}
