import type { registrationApi } from '@zhibi/contract/people/registration';
import type { z } from 'zod';
import type { Db } from '../../platform/db.js';
import type { Problem } from '../../platform/problem.js';
import { recordRefusal, unknownName } from '../../session/index.js';

/** Writes down that somebody was not let in with a code: under which name and why, never the code, the phone or the password. */
export const recordRefusedNewcomer = (
  db: Db,
  { account }: z.output<typeof registrationApi.register.input>,
  { reason, kind }: Problem,
): Promise<void> => recordRefusal(db, { by: 'register', refused: reason ?? kind, who: unknownName(account) });
