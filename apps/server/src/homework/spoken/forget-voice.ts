import type { ForgetStudent } from '../../people/index.js';
import { forgetWords } from './store-results.js';
import { removeTries } from './store-tries.js';

/** The voice of a student names the student: with the record all recordings go, and the words that were said about them. */
export const forgetVoice: ForgetStudent = async (db, { schoolId, studentId }) => {
  await forgetWords(db, schoolId, studentId);
  return removeTries(db, schoolId, studentId);
};
