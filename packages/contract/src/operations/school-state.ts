import { z } from 'zod';
import { type Api, Day, endpoint, fieldRules, forOperations, Nothing, wholeNumber } from '../kernel/index.js';

/** Somebody at the school whom operations call. */
export const SchoolContact = z.object({
  name: fieldRules.nameOnRecord,
  task: z.string().trim().max(30),
  phone: z.string().trim().max(30),
  mail: z.union([fieldRules.email, z.literal('')]),
});
export type SchoolContact = z.infer<typeof SchoolContact>;

/** What was agreed on with a school. */
export const SchoolTerms = z
  .object({
    contractNo: z.string().trim().max(60),
    startsOn: Day.nullable(),
    endsOn: Day.nullable(),
    /** For how many students; null: for any number. */
    students: wholeNumber({ min: 1, max: 1_000_000 }).nullable(),
    note: z.string().trim().max(500),
    contacts: z.array(SchoolContact).max(10),
  })
  .refine(({ startsOn, endsOn }) => startsOn === null || endsOn === null || startsOn <= endsOn, {
    path: ['endsOn'],
    message: 'start-end',
  });
export type SchoolTerms = z.infer<typeof SchoolTerms>;

/** 0 before anything was written down. */
const Revision = wholeNumber({ min: 0 });

/** The parts of the health of a school, in the order in which they are looked at. */
export const HealthPart = z.enum(['accounts', 'teachers', 'homework', 'prints', 'scans', 'jobs', 'backup']);
export type HealthPart = z.infer<typeof HealthPart>;

/** So many points each part is worth; together 100. */
export const healthPoints: Readonly<Record<HealthPart, number>> = {
  accounts: 10,
  teachers: 20,
  homework: 25,
  prints: 15,
  scans: 10,
  jobs: 10,
  backup: 10,
};

export const SchoolState = z.object({
  terms: SchoolTerms,
  revision: Revision,
  quotas: z.object({
    disk: z.object({ used: z.number(), quota: z.number() }),
    students: z.object({ now: z.number(), agreed: z.number().nullable() }),
  }),
  /** Of the last 30 days. */
  used: z.object({
    loggedIn: z.number(),
    accounts: z.number(),
    homework: z.number(),
    handedIn: z.number(),
    expected: z.number(),
    printOrders: z.number(),
    copies: z.number(),
  }),
  health: z.object({
    /** From 0 to 100, over the parts of which there is something to judge; null where there is none. */
    score: z.number().nullable(),
    parts: z.array(
      z.object({
        part: HealthPart,
        /** Null where there was nothing to judge: a school on holiday gives no homework. */
        points: z.number().nullable(),
        of: z.number(),
        /** What it was judged by: a share of 0 to 1, a count, or hours. */
        by: z.number().nullable(),
      }),
    ),
  }),
});
export type SchoolState = z.infer<typeof SchoolState>;

const forActing = { roles: forOperations.roles, inSchool: true } as const;

export const schoolStateApi = {
  schoolState: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/admin/sre/school/state',
    access: forActing,
    summary: 'What was agreed on with the school acted for, its quotas, what it used, and its health with the parts',
    input: Nothing,
    output: SchoolState,
  }),
  saveSchoolTerms: endpoint({
    whileLocked: true,
    method: 'POST',
    path: '/admin/sre/school/terms',
    access: forActing,
    summary: 'Writes down what was agreed on with the school acted for, and whom one calls there',
    input: z.object({ terms: SchoolTerms, revision: Revision }),
    output: z.object({ revision: Revision }),
  }),
} satisfies Api;
