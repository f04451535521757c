import type { ForgetStudent } from '../people/index.js';
import { deleteNaming } from './store.js';

/** Conversations of the school that name the student or hold an address of his go, whoever had them; so does what was thought of answers where it names him. */
export const forgetConversations: ForgetStudent = async (db, { schoolId, studentId, accountId, marks }) => {
  await deleteNaming(db, schoolId, [...marks, studentId, accountId]);
  return [];
};
