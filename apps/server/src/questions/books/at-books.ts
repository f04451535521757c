import type { Actor } from '@zhibi/contract/session';
import { findSchool } from '../../people/index.js';
import type { Db } from '../../platform/db.js';
import { ensure, found } from '../../platform/problem.js';

/** A person whose work opens its own transactions: it reads what other schools have given between them. */
export interface Caller {
  actor: Actor;
  transact<T>(work: (db: Db) => Promise<T>): Promise<T>;
}

/** The books stand on the shelves of this partner: the specification gates them with its banks. */
const PARTNER = 'hwl';

/** Lets a person of a school with the contract in; answers the school. Every other school is refused, whatever it sends. */
export async function atBooks(db: Db, actor: Actor) {
  ensure(actor.schoolId !== '', 'not-found');
  const school = found(await findSchool(db, actor.schoolId));
  ensure(school.extQuestion.includes(PARTNER), 'forbidden', 'bank-closed');
  return school;
}
