import { z } from 'zod';
import { forTeachers, wholeNumber } from '../../kernel/index.js';
import { BankCode } from './model.js';
import { bankReasons } from './reasons.js';

/** What the calls to partner banks have in common. */
export const PATH = '/api/question/partner';
const SubjectId = wholeNumber({ min: 1 });
export const inBank = { bank: BankCode };
export const ofSubject = { ...inBank, subjectId: SubjectId };
export const Words = z.string().trim().max(100).optional();

export const reading = {
  whileLocked: true,
  readOnly: true,
  method: 'POST',
  access: forTeachers,
  reasons: bankReasons,
} as const;
export const likeness = z.number().min(0).max(1);
