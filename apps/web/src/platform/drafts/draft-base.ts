import { formDrafts } from './form-drafts.js';

const BASE = '$base';

/** What a draft was written on: a version of the record, and what its fields said then. */
interface Base {
  on: string | number;
  first: object;
}
type Values = Record<string, unknown>;

const isSame = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

/** Keeps what is typed, with what it is typed on where the record has versions. */
export function keepOn(draft: string, values: object, base: Partial<Base>): void {
  formDrafts.keep(draft, base.on === undefined ? values : { ...values, [BASE]: base });
}

/** A draft with what it was written on; `undefined` where there is none. */
export function draftAndBase(draft: string): { values: Values; base: Base | undefined } | undefined {
  const kept = formDrafts.of(draft);
  if (!kept) return undefined;
  const { [BASE]: base, ...values } = kept;
  return { values, base: base as Base | undefined }; // as: written above alone
}

/**
 * A draft onto a record that somebody has changed meanwhile: what was not touched here is theirs, what was stays as it was written.
 * `both` are the fields that both have changed.
 */
export function merged(mine: Values, before: object, theirs: object): { values: Values; both: string[] } {
  const [then, now] = [before as Values, theirs as Values]; // fields of forms, by their names
  const isTouched = (field: string) => !isSame(mine[field], then[field]);
  const fields = Object.keys(mine);
  return {
    values: Object.fromEntries(fields.map((field) => [field, isTouched(field) ? mine[field] : now[field]])),
    both: fields.filter(
      (field) => isTouched(field) && !isSame(then[field], now[field]) && !isSame(mine[field], now[field]),
    ),
  };
}
