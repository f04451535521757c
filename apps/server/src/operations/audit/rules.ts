import type { AuditFact } from '@zhibi/contract/operations';

const textOf = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return value;
  return JSON.stringify(value);
};

const isChange = (value: unknown): value is { from: unknown; to: unknown } =>
  typeof value === 'object' && value !== null && 'from' in value && 'to' in value;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Acts that tell of each of their fields what it was and what it is, as a pair. */
const inPairs: readonly string[] = ['organisation-changed', 'region-renamed', 'school-changed', 'school-features'];
const isPair = (value: unknown): value is [unknown, unknown] => Array.isArray(value) && value.length === 2;

/** The facts of an act. */
export const factsOfAct = (what: string, detail: Readonly<Record<string, unknown>>): AuditFact[] =>
  factsOf(
    inPairs.includes(what)
      ? Object.fromEntries(
          Object.entries(detail).map(([name, value]) => [
            name,
            isPair(value) ? { from: value[0], to: value[1] } : value,
          ]),
        )
      : detail,
  );

/** What an act says of itself, field by field: where it tells what was before and what is after, both. */
export function factsOf(detail: Readonly<Record<string, unknown>>): AuditFact[] {
  if (isChange(detail)) {
    const { from, to, ...rest } = detail;
    return [{ name: 'value', before: textOf(from), after: textOf(to) }, ...factsOf(rest)];
  }
  const { before, ...after } = detail;
  if (isRecord(before)) {
    const changed = Object.keys(before).map((name) => ({
      name,
      before: textOf(before[name]),
      after: textOf(after[name]),
    }));
    const rest = Object.entries(after).filter(([name]) => !(name in before));
    return [...changed, ...factsOf(Object.fromEntries(rest))];
  }
  return Object.entries(detail)
    .filter(([, value]) => value !== undefined && value !== null && value !== '')
    .map(([name, value]) =>
      isChange(value)
        ? { name, before: textOf(value.from), after: textOf(value.to) }
        : { name, before: null, after: textOf(value) },
    );
}

const ID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

/** The ids that facts name something by. */
export const idsIn = (facts: readonly AuditFact[]): string[] => [
  ...new Set(facts.flatMap(({ before, after }) => `${before ?? ''} ${after}`.match(ID) ?? [])),
];

/** Words in which an id stands behind the name of what it is the id of. */
export const namedIn = (words: string, names: Readonly<Record<string, string>>): string =>
  words.replace(ID, (id) => (names[id] === undefined ? id : `${names[id]} (${id})`));
