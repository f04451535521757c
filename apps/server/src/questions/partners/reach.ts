import type { Actor } from '@zhibi/contract/session';
import { findSchool, subjectById } from '../../people/index.js';
import type { Db } from '../../platform/db.js';
import { ensure, found } from '../../platform/problem.js';
import { knowledgeFinder } from '../exchange/rules.js';
import { knowledgeOfSubject } from '../exchange/store-bank.js';
import type { Bank, Requester } from './bank.js';
import type { Banks } from './open-banks.js';
import { reachedBank } from './policy.js';
import { bankSubject } from './rules.js';
import type { BankSubject } from './rules-query.js';

/** A bank that the actor's school may use. `code` is the one it is kept by: that of the stand-in, where one stands in. */
export interface Reached {
  bank: Bank;
  code: string;
  embedded: boolean;
  requester: Requester;
}

/** The bank behind a code, for a school that it is open to; every other school is refused, whatever it sends. */
export async function reach(db: Db, actor: Actor, banks: Banks, asked: string): Promise<Reached> {
  ensure(actor.schoolId !== '', 'not-found');
  const school = found(await findSchool(db, actor.schoolId));
  const reached = reachedBank(asked, school.extQuestion);
  ensure(reached !== undefined, 'forbidden', 'bank-closed');
  const bank = await banks(reached.code);
  ensure(bank !== undefined, 'conflict', 'bank-missing');
  return { bank, ...reached, requester: { schoolId: school.id, memberId: school.memberId ?? '' } };
}

/** A subject in the partner's words, and how topics of it are found among our knowledge points. */
export interface Context {
  subjectId: number;
  subject: BankSubject;
  pointOf(path: string): { id: string; title: string } | null;
}

export async function contextOfSubject(db: Db, subjectId: number): Promise<Context> {
  const subject = found(await subjectById(db, subjectId));
  const points = await knowledgeOfSubject(db, subjectId);
  const titles = new Map(points.map(({ id, title }) => [id, title]));
  const find = knowledgeFinder(points);
  return {
    subjectId,
    subject: bankSubject(subject),
    pointOf: (path) => {
      const id = find(path);
      const title = id === undefined ? undefined : titles.get(id);
      return id === undefined || title === undefined ? null : { id, title };
    },
  };
}
