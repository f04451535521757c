import type { Actor } from '@zhibi/contract/session';
import { type Homework, taughtClassIds } from '../../homework/index.js';

/** Who looks after the scans of a school that they have chosen, whoever scanned them. */
export const isOperations = ({ role }: Pick<Actor, 'role'>): boolean =>
  role === 'ZHIBI_SRE' || role === 'ZHIBI_SRE_SYS';

/** A batch is looked at and mended by the teachers of its homework and by operations. */
export const mayMend = (actor: Actor, homework: Homework): boolean =>
  actor.schoolId === homework.schoolId && (isOperations(actor) || taughtClassIds(actor, homework).length > 0);

/** A page is shown to the teachers of its student's class; a page that is nobody's yet to all who mend the batch. */
export const maySeePageOf = (actor: Actor, homework: Homework, classId: string | undefined): boolean =>
  isOperations(actor) || classId === undefined || taughtClassIds(actor, homework).includes(classId);
