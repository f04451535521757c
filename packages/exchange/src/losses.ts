import { inlinesOf } from '@zhibi/content';
import type { Inline, RichText } from '@zhibi/contract/kernel';
import type { QuestionPart } from '@zhibi/contract/questions';
import type { LostReason } from '@zhibi/contract/questions/exchange';
import { canonical } from './canonical.js';
import type { Exchanged, MediaFiles } from './model.js';

/** MediaFiles are compared by what they show: a file of another system gives them other names. */
const byContent = (pictures: MediaFiles) => (_: string, value: unknown) => {
  if (typeof value !== 'object' || value === null || !('fileId' in value)) return value;
  const picture = pictures.get(`${value.fileId}`);
  if (picture === undefined) return value;
  let hash = 0x811c9dc5;
  for (const byte of picture.bytes) hash = Math.imul(hash ^ byte, 0x01000193);
  return { ...value, fileId: `${hash} ${picture.bytes.length}` };
};

interface Side {
  one: Exchanged;
  pictures: MediaFiles;
}

const said = (value: unknown, pictures: MediaFiles): string => JSON.stringify(value ?? null, byContent(pictures));

const textsOf = (part: QuestionPart): RichText[] => [
  part.stem,
  ...part.options.map(({ content }) => content),
  part.answer.kind === 'open' ? part.answer.content : [],
  part.analysis,
];

const kindOf: Partial<Record<Inline['t'], LostReason>> = {
  image: 'picture',
  math: 'formula',
  ruby: 'ruby',
  blank: 'blank',
};

/** How often each thing stands in a question, with what is said of it. */
function thingsOf({ one, pictures }: Side): Map<LostReason, string[]> {
  const things = new Map<LostReason, string[]>();
  const add = (what: LostReason, value: unknown) =>
    things.set(what, [...(things.get(what) ?? []), said(value, pictures)]);
  for (const part of [one.body, ...one.body.parts]) {
    for (const sound of part.audio ?? []) add('sound', sound);
    for (const rich of textsOf(part)) {
      for (const block of rich) if (block.t === 'table') add('table', block.rows.length);
      for (const item of inlinesOf(rich)) {
        const what = kindOf[item.t];
        if (what !== undefined) add(what, item);
        else if (item.t === 'text' && item.marks !== undefined) add('marks', item.marks);
      }
    }
  }
  return things;
}

/**
 * What is no longer as it was, after a question was written and read again; empty when nothing is lost. First the fields that differ, then the
 * things in them, so that a teacher reads "part of the stem, pictures".
 */
export function lossesOf(before: Side, after: Side): LostReason[] {
  const [was, is] = [canonical(before.one), canonical(after.one)];
  const differs = (a: unknown, b: unknown): boolean => said(a, before.pictures) !== said(b, after.pictures);
  const fields: LostReason[] = (['type', 'stem', 'options', 'answer', 'analysis', 'parts'] as const).filter((field) =>
    differs(was.body[field], is.body[field]),
  );
  const facts = ({ facts: { licence: _, source: __, ...others } }: Exchanged) =>
    Object.entries(others)
      .filter(([, value]) => value !== undefined)
      .sort();
  if (differs(facts(was), facts(is))) fields.push('facts');
  if (differs(was.facts.source, is.facts.source)) fields.push('source');
  if (differs(was.facts.licence, is.facts.licence)) fields.push('licence');
  if (differs(was.body.audio, is.body.audio)) fields.push('sound');
  if (fields.length === 0) return [];
  const things = thingsOf({ one: is, pictures: after.pictures });
  const gone = [...thingsOf({ one: was, pictures: before.pictures })].filter(
    ([what, list]) => list.join() !== (things.get(what) ?? []).join(),
  );
  return [...new Set([...fields, ...gone.map(([what]) => what)])];
}
