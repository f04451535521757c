import { imagesOf, missingParts, normaliseRich } from '@zhibi/content';
import type { RichText } from '@zhibi/contract/kernel';
import { type QuestionBody, type QuestionPart, questionTypes } from '@zhibi/contract/questions';
import type { Lack, Shelf } from '@zhibi/contract/questions/writing';

function cleanPart(part: QuestionPart): QuestionPart {
  const { audio = [], answer } = part;
  return {
    type: part.type,
    stem: normaliseRich(part.stem),
    ...(audio.length > 0 ? { audio } : {}),
    options: part.options.map(({ label, content }) => ({ label, content: normaliseRich(content) })),
    answer: answer.kind === 'open' ? { kind: 'open', content: normaliseRich(answer.content) } : answer,
    analysis: normaliseRich(part.analysis),
  };
}

/** A question as it is kept: drawings sanitised, nothing empty in its texts, nothing beside what the contract names. */
export const cleanBody = (body: QuestionBody): QuestionBody => ({
  ...cleanPart(body),
  parts: body.parts.map(cleanPart),
});

const textsOf = (part: QuestionPart): RichText[] => [
  part.stem,
  ...part.options.map((option) => option.content),
  ...(part.answer.kind === 'open' ? [part.answer.content] : []),
  part.analysis,
];

/** The pictures and sounds that a question names, each once. */
export function fileIdsOf(body: QuestionBody): { images: string[]; audio: string[] } {
  const parts: readonly QuestionPart[] = [body, ...body.parts];
  const images = parts
    .flatMap(textsOf)
    .flatMap((text) => imagesOf(text))
    .flatMap(({ source }) => (source.kind === 'file' ? [source.fileId] : []));
  const audio = parts.flatMap((part) => part.audio ?? []).map(({ fileId }) => fileId);
  return { images: [...new Set(images)], audio: [...new Set(audio)] };
}

/** What makes a saving impossible; everything else that lacks is kept and shown. */
export function saveHindrance(body: QuestionBody): 'stem-empty' | 'parts-nested' | undefined {
  if (body.parts.some((part) => part.type === questionTypes.combined)) return 'parts-nested';
  const lacks = missingParts(body);
  const asksInParts = body.type === questionTypes.combined && body.parts.length > 0;
  return !asksInParts && lacks.some(({ where, reason }) => where === 'stem' && reason === 'stem-empty')
    ? 'stem-empty'
    : undefined;
}

/**
 * Whether a question goes back where it came from: copied from one of the school's bank that is still there, in the same subject. Those who
 * teach another one do not decide about the original.
 */
export const mayMerge = (copy: {
  subjectId: number;
  originSubjectId: number | null;
  originShelf: Shelf | null;
  originRemovedAt: Date | null;
}): boolean =>
  copy.originShelf === 'school' && copy.originRemovedAt === null && copy.originSubjectId === copy.subjectId;

const machineKinds: readonly string[] = ['choice', 'true-false', 'blanks'];
const keyTroubles: readonly string[] = [
  'key-missing',
  'key-of-other-kind',
  'key-names-no-option',
  'key-has-several',
  'blanks-differ-from-key',
  'blanks-out-of-order',
];

/** Whether a machine may mark the question: every key it has to have is there and fits. */
export function isMarkable(body: QuestionBody, lacks: readonly Lack[]): boolean {
  const asked: readonly QuestionPart[] = body.parts.length > 0 ? body.parts : [body];
  return (
    asked.every((part) => machineKinds.includes(part.answer.kind)) &&
    !lacks.some(({ reason }) => keyTroubles.includes(reason))
  );
}

/** Whether two versions say the same: JSON of cleaned bodies is written in one order. */
export const sameBody = (a: QuestionBody, b: QuestionBody): boolean =>
  JSON.stringify(cleanBody(a)) === JSON.stringify(cleanBody(b));

const begins = (bytes: Uint8Array, offset: number, sign: readonly number[]): boolean =>
  sign.every((byte, at) => bytes[offset + at] === byte);
const ascii = (text: string): number[] => [...text].map((char) => char.charCodeAt(0));

const signs: readonly { type: string; parts: readonly (readonly [number, readonly number[]])[] }[] = [
  { type: 'image/jpeg', parts: [[0, [0xff, 0xd8, 0xff]]] },
  { type: 'image/png', parts: [[0, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]]] },
  { type: 'image/gif', parts: [[0, ascii('GIF8')]] },
  {
    type: 'image/webp',
    parts: [
      [0, ascii('RIFF')],
      [8, ascii('WEBP')],
    ],
  },
  {
    type: 'audio/wav',
    parts: [
      [0, ascii('RIFF')],
      [8, ascii('WAVE')],
    ],
  },
  { type: 'audio/ogg', parts: [[0, ascii('OggS')]] },
  { type: 'audio/mpeg', parts: [[0, ascii('ID3')]] },
  { type: 'audio/mp4', parts: [[4, ascii('ftypM4A')]] },
];

/** MPEG audio without a tag: eleven set bits, a layer that is not reserved, a bit rate and a rate that exist. */
const isMpegFrame = ([a = 0, b = 0, c = 0]: Uint8Array): boolean =>
  a === 0xff && (b & 0xe0) === 0xe0 && (b & 0x18) !== 0x08 && (b & 0x06) !== 0 && c >> 4 !== 15 && (c & 0x0c) !== 0x0c;

/** What a file is by its content; its name and what the browser calls it are not asked. Undefined for everything else. */
export function typeOfContent(bytes: Uint8Array): string | undefined {
  const known = signs.find(({ parts }) => parts.every(([offset, sign]) => begins(bytes, offset, sign)));
  if (known) return known.type;
  if (isMpegFrame(bytes)) return 'audio/mpeg';
  const start = new TextDecoder().decode(bytes.subarray(0, 1000));
  return /^\uFEFF?\s*(?:<\?xml|<!--|<!DOCTYPE svg|<svg[\s>])/.test(start) &&
    /<svg[\s>]/.test(new TextDecoder().decode(bytes.subarray(0, 20_000)))
    ? 'image/svg+xml'
    : undefined;
}
