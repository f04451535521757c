import { readNumber } from '../reading/read-number.js';
import type { Stroke } from '../strokes/stroke.js';
import { lookLikeness, lookOf } from './answer-look.js';

/**
 * Why answers stand together. `read`: the same number, surely read; `doubtful`: the reader wavers between the same two;
 * `alike`: nothing was read, but they look the same; `blank`: nothing is written; `single`: like no other.
 */
export type GroupKind = 'read' | 'doubtful' | 'alike' | 'blank' | 'single';

export interface InkGroup {
  kind: GroupKind;
  /** What was read; empty where nothing was. */
  label: string;
  /** Places in the list that was given. */
  members: readonly number[];
}

/** From here on a number counts as read: `npx tsx packages/ink/scripts/measure-groups.ts` shows what it lets through. */
const SURE = 0.8;
/** Answers of one group look at least so alike, on average. */
const ALIKE = 0.74;

/** The ink of one answer, place by place: two blanks are two numbers. */
export type PlacesOfAnswer = readonly (readonly Stroke[])[];

/** What the places of an answer are read as, and whether that is sure; undefined where something in them is no number. */
function readPlaces(
  places: PlacesOfAnswer,
): { text: string; other: string | undefined; confidence: number } | undefined {
  const read = places.map((strokes) => readNumber(strokes));
  if (read.some(({ text, symbols }) => text.includes('?') || (text === '' && symbols.length > 0))) return undefined;
  if (places.some((strokes, at) => strokes.length > 0 && read[at]?.text === '')) return undefined;
  const texts = read.map(({ text }) => text);
  const weakest = read.reduce((least, one, at) => ((read[least]?.confidence ?? 0) <= one.confidence ? least : at), 0);
  const instead = read[weakest]?.alternatives[0]?.text;
  return {
    text: texts.join('；'),
    other: instead === undefined || instead.includes('?') ? undefined : texts.with(weakest, instead).join('；'),
    confidence: read[weakest]?.confidence ?? 0,
  };
}

/** Groups the answers to one question by what is written, without knowing what is right. Nobody is scored by it: a person looks at each group. */
export function groupAnswers(answers: readonly PlacesOfAnswer[]): InkGroup[] {
  const written = answers.map((places) => places.map((strokes) => strokes.filter(({ tip }) => tip !== 'eraser')));
  const groups = new Map<string, { kind: GroupKind; label: string; members: number[] }>();
  const put = (kind: GroupKind, label: string, at: number) => {
    const key = `${kind} ${label}`;
    const group = groups.get(key) ?? { kind, label, members: [] };
    groups.set(key, group);
    group.members.push(at);
  };
  const unread: number[] = [];
  for (const [at, places] of written.entries()) {
    const read = readPlaces(places);
    if (places.every((strokes) => strokes.length === 0)) put('blank', '', at);
    else if (read === undefined) unread.push(at);
    else if (read.confidence >= SURE) put('read', read.text, at);
    else if (read.other !== undefined) put('doubtful', [read.text, read.other].sort().join(' / '), at);
    else unread.push(at);
  }
  const looks = new Map(unread.map((at) => [at, lookOf((written[at] ?? []).flat())]));
  const likeness = (a: number, b: number) => {
    const [first, second] = [looks.get(a), looks.get(b)];
    return first === undefined || second === undefined ? 0 : lookLikeness(first, second);
  };
  for (const [nth, members] of clusters(unread, likeness).entries())
    for (const at of members) put(members.length > 1 ? 'alike' : 'single', members.length > 1 ? `#${nth}` : '', at);
  return [...groups.values()]
    .map((group) => (group.kind === 'alike' ? { ...group, label: '' } : group))
    .sort((a, b) => b.members.length - a.members.length);
}

/** Joins the two nearest groups again and again, by the mean likeness of their members, while they are alike. */
function clusters(of: readonly number[], likeness: (a: number, b: number) => number): number[][] {
  const near = new Map(of.map((a) => [a, new Map(of.map((b) => [b, likeness(a, b)]))]));
  const mean = (a: readonly number[], b: readonly number[]) => {
    let sum = 0;
    for (const one of a) for (const other of b) sum += near.get(one)?.get(other) ?? 0;
    return sum / (a.length * b.length);
  };
  const groups = of.map((one) => [one]);
  for (;;) {
    let best = { value: ALIKE, a: -1, b: -1 };
    for (let a = 0; a < groups.length; a++)
      for (let b = a + 1; b < groups.length; b++) {
        const value = mean(groups[a] ?? [], groups[b] ?? []);
        if (value >= best.value) best = { value, a, b };
      }
    const [into, from] = [groups[best.a], groups[best.b]];
    if (into === undefined || from === undefined) return groups;
    into.push(...from);
    groups.splice(best.b, 1);
  }
}
