import type { OneRosterFiles, OneRosterRow } from './rules-oneroster-files.js';

/** The school that takes a package in, and the day on which it does. */
export interface Ours {
  schoolId: string;
  name: string;
  today: string;
}

/** Whether the other system has deleted a row. */
export const isGone = (row: OneRosterRow): boolean => row.get('status').toLowerCase() === 'tobedeleted';
/** The words of a cell that holds several. */
export const listOf = (text: string): string[] => text.split(',').flatMap((one) => one.trim() || []);

/** Whether something that is said for a time is over. */
export const isOver = (row: OneRosterRow, today: string): boolean =>
  /^\d{4}-\d{2}-\d{2}/.test(row.get('endDate')) && row.get('endDate').slice(0, 10) < today;

/** What a package says of several schools: their names, and which of them is ours; undefined where it holds one alone. */
interface Schools {
  names: ReadonlyMap<string, string>;
  ours: ReadonlySet<string>;
}

/** The schools of a package. */
export function schoolsIn(files: OneRosterFiles, { schoolId, name }: Ours): Schools | undefined {
  const orgs = (files.get('orgs.csv') ?? []).filter((row) => !isGone(row) && /^(?:school)?$/i.test(row.get('type')));
  const names = new Map(orgs.map((row) => [row.get('sourcedId'), row.get('name')]));
  if (names.size < 2) return undefined;
  const ours = [...names].filter(([id, said]) => id === schoolId || said === name.trim()).map(([id]) => id);
  return { names, ours: new Set(ours) };
}

/** Whether a package holds several schools and none of our name: whose people they are cannot be told. */
export const isOfStrangers = (files: OneRosterFiles, ours: Ours): boolean => schoolsIn(files, ours)?.ours.size === 0;

/** Whether a row belongs to another school of the package. */
const isOfOther = (org: string, schools: Schools | undefined): boolean =>
  schools?.names.has(org) === true && !schools.ours.has(org);

/** The remark on a row of another school of the package, which the row reader knows; empty where it is ours. */
export const otherSchool = (org: string, schools: Schools | undefined): string =>
  isOfOther(org, schools) ? `other school: ${schools?.names.get(org) ?? ''}` : '';

/** What somebody is at our school, and why the row waits for a person where it does. */
export interface RoleOf {
  role: string;
  /** Empty where nothing speaks against it; the row reader knows its words. */
  remark: string;
}

/** The roles of a package by its users. */
export function rolesIn(files: OneRosterFiles, ours: Ours): (user: OneRosterRow) => RoleOf {
  const schools = schoolsIn(files, ours);
  const byUser = new Map<string, OneRosterRow[]>();
  for (const row of files.get('roles.csv') ?? []) {
    if (isGone(row)) continue;
    const of = byUser.get(row.get('userSourcedId'));
    if (of) of.push(row);
    else byUser.set(row.get('userSourcedId'), [row]);
  }
  return (user) => {
    const all = byUser.get(user.get('sourcedId')) ?? [];
    const current = all.filter((row) => !isOver(row, ours.today));
    const here = current.filter((row) => !isOfOther(row.get('orgSourcedId'), schools));
    const known = [here, current, all].find((rows) => rows.length > 0) ?? [];
    const chosen = known.find((row) => row.get('roleType') === 'primary') ?? known[0];
    const role = chosen?.get('role') ?? user.get('role');
    if (isGone(user)) return { role, remark: '' };
    const orgs = all.length > 0 ? current.map((row) => row.get('orgSourcedId')) : listOf(user.get('orgSourcedIds'));
    if (orgs.length > 0 && orgs.every((org) => isOfOther(org, schools)))
      return { role, remark: otherSchool(orgs[0] ?? '', schools) };
    if (all.length > 0 && current.length === 0) return { role, remark: `role ended: ${chosen?.get('endDate') ?? ''}` };
    return { role, remark: user.get('enabledUser').toLowerCase() === 'false' ? 'not enabled' : '' };
  };
}

/** The files that a manifest says are in the package and that are not: who reads on takes half of it for the whole. */
export function lackingFile(files: OneRosterFiles, names: readonly string[]): string | undefined {
  const said = (files.get('manifest.csv') ?? []).filter((row) => /^(?:bulk|delta)$/i.test(row.get('value')));
  const wanted = said.map((row) =>
    row
      .get('propertyName')
      .toLowerCase()
      .replace(/^file\./, ''),
  );
  return names
    .map((name) => name.replace(/\.csv$/, ''))
    .find((name) => wanted.includes(name) && !files.has(`${name}.csv`));
}
