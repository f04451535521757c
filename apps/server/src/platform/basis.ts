/** What remembered knowledge rests on: whom it is about, and what was committed when it was read. */
export interface Basis {
  /** Ids of accounts, schools and whatever else it was made of, as an array of PostgreSQL. */
  about: string;
  seen: string;
  seenAt: string;
}

/** What was remembered is no longer so, or perhaps not: it must be found out anew. */
export class Outdated extends Error {}

/** Names the schools of a transaction, whose rows the policies show. */
export const NAME_SCHOOLS = `select set_config('zhibi.schools', $1, true)`;

/**
 * Names the schools of a transaction and tells whether what is remembered still holds: no transaction has changed it that was not
 * over when it was read. Changes are kept for an hour after they were seen; what is half an hour old is not believed any more.
 * Its parameters: the schools, whom it is about, the snapshot and the moment of the reading.
 */
export const NAME_SCHOOLS_AND_CHECK = `select set_config('zhibi.schools', $1, true),
  $4::timestamptz > now() - interval '30 minutes' and not exists (
    select from access_change where about = any ($2::uuid[]) and not pg_visible_in_snapshot(made_by, $3::pg_snapshot)) as holds`;
