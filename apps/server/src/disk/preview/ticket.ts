import { randomBytes } from 'node:crypto';
import { Id, RoleCode } from '@zhibi/contract/kernel';
import type { Actor } from '@zhibi/contract/session';
import { z } from 'zod';
import { sealBy } from '../../platform/sealed.js';
import type { Services } from '../../platform/services.js';
import { secretOf } from '../../session/index.js';

/** What a ticket says: who, in which role and school, may do what with which file until when. */
const Said = z.object({
  use: z.enum(['see', 'office']),
  accountId: Id,
  /** The login under which it was given. */
  sessionId: Id,
  name: z.string(),
  role: RoleCode,
  schoolId: Id,
  classIds: z.array(Id),
  file: z.union([
    z.object({ cdId: Id, versionId: Id.optional() }),
    z.object({ resourceId: Id }),
    z.object({ regionCdId: Id }),
  ]),
  mayEdit: z.boolean(),
  expiresAt: z.number(),
});
export type Ticket = z.infer<typeof Said>;

/** A ticket stands in an address: more classes than this are of no teacher. */
const CLASSES = 40;

/**
 * Tickets for one file each: they say who asks where no header can. Nothing is stored; whether the person is still there, and what that person
 * may, is looked up at every use.
 */
export interface Tickets {
  write(ticket: Ticket): string;
  /** Undefined where it is not ours, was changed, is too old, or is for something else. */
  read(text: string, use: Ticket['use'], now: Date): Ticket | undefined;
}

export function ticketsBy(secret: string): Tickets {
  const seal = sealBy(secret, Said);
  return {
    write: seal.write,
    read: (text, use, now) => {
      const said = seal.read(text);
      return said !== undefined && said.use === use && said.expiresAt > now.getTime() ? said : undefined;
    },
  };
}

/** The tickets of this installation; the first process to ask makes their secret. */
export const openTickets = ({ database }: Pick<Services, 'database'>): Promise<Tickets> =>
  database.asSystem(async (db) =>
    ticketsBy(await secretOf(db, 'disk-tickets', () => randomBytes(48).toString('base64url'))),
  );

export const ticketFor = (actor: Actor, rest: Pick<Ticket, 'use' | 'file' | 'mayEdit' | 'expiresAt'>): Ticket => ({
  ...rest,
  accountId: actor.accountId,
  sessionId: actor.sessionId,
  name: actor.name,
  role: actor.role,
  schoolId: actor.schoolId,
  classIds: [...actor.teaches.keys()].slice(0, CLASSES),
});

/** Who holds a ticket, as far as a file is concerned: that person, in that school, and nothing else. */
export const holderOf = ({ accountId, sessionId, name, role, schoolId, classIds }: Ticket): Actor => ({
  accountId,
  name,
  role,
  roles: [role],
  schoolId,
  schoolIds: [schoolId],
  sessionId,
  loginType: 1,
  organisationId: '',
  subjectId: null,
  teacherId: null,
  studentId: null,
  teaches: new Map(classIds.map((classId) => [classId, new Set<number>()])),
  memberOf: new Set<string>(),
  stageId: null,
  dataLocked: false,
});
