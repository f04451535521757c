import { sql } from 'drizzle-orm';
import { inArray } from '../../platform/sql-lists.js';
import { submission } from '../tables.js';

export const isHandedIn = inArray(submission.status, ['handed-in', 'marked', 'released']);

/** Who is excused is not waited for and not missing; what such a student hands in all the same counts as any other copy. */
export const isExpected = sql`(${submission.excuse} is null or ${isHandedIn})`;
