import { z } from 'zod';
import { type Api, Day, endpoint, Nothing, wholeNumber } from '../kernel/index.js';

/** Kinds of data that are needed for a while only. */
export const RetentionKind = z.enum(['imports', 'lab-evidence', 'points', 'print-files', 'seats', 'take-outs']);
export type RetentionKind = z.infer<typeof RetentionKind>;

/** How many days each is kept where a school has not decided; null: for good. */
export const usualRetention: Readonly<Record<RetentionKind, number | null>> = {
  imports: 365,
  'lab-evidence': 730,
  points: 730,
  'print-files': null,
  seats: 365,
  'take-outs': 7,
};

/** No shorter: what was imported may still be taken back, an export waits to be fetched. */
export const leastRetention: Readonly<Record<RetentionKind, number>> = {
  imports: 30,
  'lab-evidence': 90,
  points: 90,
  'print-files': 30,
  seats: 30,
  'take-outs': 1,
};

const Days = wholeNumber({ min: 1, max: 36_500 }).nullable();

export const RetentionRule = z.object({
  kind: RetentionKind,
  days: z.number().nullable(),
  /** How much the next run removes. */
  due: z.number(),
});
export type RetentionRule = z.infer<typeof RetentionRule>;

const forAdministrators = { roles: ['SCHOOLADMIN'] } as const;
const tooShort = {
  'too-short': { zh: '保留天数太短', en: 'That is too short' },
};

export const retentionApi = {
  retention: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/school/retention',
    access: forAdministrators,
    summary: 'How long the school keeps each kind of data, how much is due, and what the last run removed',
    input: Nothing,
    output: z.object({
      rules: z.array(RetentionRule),
      lastRun: z.object({ day: Day, removed: z.record(z.string(), z.number()) }).nullable(),
    }),
  }),
  previewRetention: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/school/retention/preview',
    access: forAdministrators,
    summary: 'How much would be removed if a kind were kept for so many days',
    input: z.object({ kind: RetentionKind, days: Days }),
    output: z.object({ due: z.number() }),
    reasons: tooShort,
  }),
  keepRetention: endpoint({
    method: 'POST',
    path: '/api/school/retention/keep',
    access: forAdministrators,
    summary: 'Changes how long a kind is kept; what is older goes with the next nightly run',
    input: z.object({ kind: RetentionKind, days: Days }),
    output: RetentionRule,
    reasons: tooShort,
  }),
} satisfies Api;
