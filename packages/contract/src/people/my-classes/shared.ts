import { z } from 'zod';
import { type Access, endpoint, forStaff, Id, SheetFormat, wholeNumber } from '../../kernel/index.js';

/** A teacher of the class, and the administrator of the school. */
export const forKeepers = { roles: ['TEACHER', 'SCHOOLADMIN'] } as const satisfies Access;
export const OfClass = z.object({ classId: Id });
export const OfLevels = OfClass.extend({ subjectId: wholeNumber({ min: 1 }) });
/** A table of the class to take out. */
export const exported = (path: `/${string}`, summary: string) =>
  endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'GET',
    path,
    access: forStaff,
    kind: 'file',
    summary,
    input: OfClass.extend({ format: SheetFormat }),
    output: z.never(),
  });
