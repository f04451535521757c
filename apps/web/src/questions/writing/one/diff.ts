import type { Inline, RichText } from '@zhibi/contract/kernel';
import type { QuestionBody, QuestionPart } from '@zhibi/contract/questions';

export type Change = 'same' | 'gone' | 'new';
/** A stretch of a text that two versions share, or that only one of them has. */
export interface Stretch {
  change: Change;
  items: Inline[];
}

/** Longer texts are not compared sign by sign: the table of the comparison would grow with the square. */
const LONGEST = 3000;

/** Numbers and words of letters change as one: what became of 80 is 90, not another first digit. */
const WHOLE = /\d+(?:\.\d+)?|[A-Za-z]+|./gsu;

/** A text as the smallest pieces that can change: signs, numbers and words with their marks, formulas, pictures. Lines and cells end with a break. */
export function piecesOf(rich: RichText): Inline[] {
  const line = (items: readonly Inline[]): Inline[] =>
    items.flatMap((item): Inline[] =>
      item.t === 'text' ? (item.v.match(WHOLE) ?? []).map((v) => ({ ...item, v })) : [item],
    );
  const end: Inline = { t: 'break' };
  return rich.flatMap((block) =>
    block.t === 'p'
      ? [...line(block.children), end]
      : block.rows.flatMap((row) => row.flatMap((cell) => [...line(cell), end])),
  );
}

/** Length of the longest common run of pieces from each pair of places to the ends. */
function commonTable(a: readonly string[], b: readonly string[]): Uint16Array[] {
  const table = Array.from({ length: a.length + 1 }, () => new Uint16Array(b.length + 1));
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--) {
      const [here, below] = [table[i], table[i + 1]];
      if (here && below) here[j] = a[i] === b[j] ? (below[j + 1] ?? 0) + 1 : Math.max(below[j] ?? 0, here[j + 1] ?? 0);
    }
  return table;
}

/** What became of a text, in the order of reading: what is gone stands before what is new. */
export function diffRich(before: RichText, after: RichText): Stretch[] {
  const [old, fresh] = [piecesOf(before), piecesOf(after)];
  const stretches: Stretch[] = [];
  const add = (change: Change, item: Inline | undefined) => {
    if (!item) return;
    const last = stretches.at(-1);
    if (last?.change === change) last.items.push(item);
    else stretches.push({ change, items: [item] });
  };
  if (old.length > LONGEST || fresh.length > LONGEST) {
    for (const item of old) add('gone', item);
    for (const item of fresh) add('new', item);
    return stretches;
  }
  const [a, b] = [old.map((item) => JSON.stringify(item)), fresh.map((item) => JSON.stringify(item))];
  const table = commonTable(a, b);
  for (let i = 0, j = 0; i < a.length || j < b.length; ) {
    if (i < a.length && a[i] === b[j]) {
      add('same', old[i++]);
      j++;
    } else if (j >= b.length || (i < a.length && (table[i + 1]?.[j] ?? 0) >= (table[i]?.[j + 1] ?? 0)))
      add('gone', old[i++]);
    else add('new', fresh[j++]);
  }
  return stretches;
}

/** A text of a question by its name: `stem`, `option A`, `answer`, `analysis`, before which a part may stand. */
export interface Field {
  name: 'stem' | 'option' | 'answer' | 'analysis';
  label: string;
  part: number | null;
  rich: RichText;
}

const asText = (v: string): RichText => (v === '' ? [] : [{ t: 'p', children: [{ t: 'text', v }] }]);

/** The key in words that can be compared. */
function keyText({ answer }: QuestionPart): RichText {
  switch (answer.kind) {
    case 'choice':
      return asText(answer.labels.join(''));
    case 'true-false':
      return asText(answer.value ? '√' : '×');
    case 'blanks':
      return asText(answer.blanks.map(({ accepted }) => accepted.join(' / ')).join('；'));
    case 'open':
      return answer.content;
    case 'none':
      return [];
  }
}

const fieldsOfPart = (part: QuestionPart, at: number | null): Field[] => [
  { name: 'stem', label: '', part: at, rich: part.stem },
  ...part.options.map(({ label, content }): Field => ({ name: 'option', label, part: at, rich: content })),
  { name: 'answer', label: '', part: at, rich: keyText(part) },
  { name: 'analysis', label: '', part: at, rich: part.analysis },
];

const fieldsOf = (body: QuestionBody): Field[] => [
  ...fieldsOfPart(body, null),
  ...body.parts.flatMap((part, at) => fieldsOfPart(part, at)),
];

/** The texts that differ between two versions, each with what became of it. */
export function diffBodies(
  before: QuestionBody,
  after: QuestionBody,
): (Omit<Field, 'rich'> & { stretches: Stretch[] })[] {
  const keyOf = ({ part, name, label }: Field) => `${part} ${name} ${label}`;
  const old = new Map(fieldsOf(before).map((field) => [keyOf(field), field]));
  const fresh = new Map(fieldsOf(after).map((field) => [keyOf(field), field]));
  const all = [...fresh.values(), ...[...old].filter(([key]) => !fresh.has(key)).map(([, field]) => field)];
  return all.flatMap(({ name, label, part, ...field }) => {
    const key = keyOf({ name, label, part, ...field });
    const stretches = diffRich(old.get(key)?.rich ?? [], fresh.get(key)?.rich ?? []);
    return stretches.every(({ change }) => change === 'same') ? [] : [{ name, label, part, stretches }];
  });
}
