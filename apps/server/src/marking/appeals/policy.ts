import type { Actor } from '@zhibi/contract/session';

/** Whom the score was given by, and who teaches the subject at the school now. */
export interface AppealPeople {
  givers: readonly string[];
  teachers: readonly string[];
}

/** Somebody who did not give the score can look again. */
export const hasSecond = ({ givers, teachers }: AppealPeople): boolean => teachers.some((id) => !givers.includes(id));

/** A second marker decides: a teacher of the subject who did not give the score; where there is none, who gave it. */
export const mayDecide = ({ accountId, role }: Pick<Actor, 'accountId' | 'role'>, people: AppealPeople): boolean =>
  role === 'TEACHER' &&
  people.teachers.includes(accountId) &&
  (!people.givers.includes(accountId) || !hasSecond(people));
