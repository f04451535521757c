import { say } from '../../../platform/text.js';

/** Whom an act concerns, short enough for a title: one name, or the first and how many. */
export const namesOf = (people: readonly { name: string }[]): string =>
  people.length === 1
    ? (people[0]?.name ?? '')
    : say('records:student.many', { name: people[0]?.name ?? '', count: people.length });
