import { z } from 'zod';
import { asShown, Id, Revision, Stamp, wholeNumber } from '../../kernel/index.js';
import { SchoolStageId } from '../model.js';

/** Features that a school may have; SPEECH opens reading aloud and its assessment. */
export const SchoolConfig = z.enum(['SPEECH', 'OCR', 'CLASSROOM', 'CLOUD', 'PRINTING']);
export type SchoolConfig = z.infer<typeof SchoolConfig>;

/** What of a child's work a school keeps: results alone, with the ink, or also how the ink came to be. */
export const PrivacyTier = z.enum(['result', 'ink', 'process']);
export type PrivacyTier = z.infer<typeof PrivacyTier>;

export const FIRST_YEAR = 2022;
const Gid = wholeNumber({ min: 1, max: 12 });
const characters = (text: string) => [...text].length;
const named = (least: number, most: number) =>
  z
    .string()
    .overwrite(asShown)
    .refine((text) => characters(text) >= least && characters(text) <= most, `${least}-${most}`);

export const SchoolName = named(2, 40);
export const ShortName = named(1, 12);
export const RegionName = named(2, 30);

/** What an administrator writes down about a school. */
export const SchoolForm = z.object({
  name: SchoolName,
  shortName: ShortName,
  regionId: Id.nullable(),
  firstGid: Gid,
  lastGid: Gid,
  schoolYear: wholeNumber({ min: FIRST_YEAR, max: 2100 }),
  memberId: z.string().trim().max(64),
  hidden: z.boolean(),
  schoolConfigs: z.array(z.string().trim().min(1).max(40)).max(30),
  extQuestion: z.array(z.string().trim().min(1).max(60)).max(30),
  privacy: PrivacyTier,
});
export type SchoolForm = z.infer<typeof SchoolForm>;

/** A school as its organisation sees it: numbers of people, never their names. */
export const SchoolRow = SchoolForm.extend({
  schoolId: Id,
  regionName: z.string(),
  stages: z.array(SchoolStageId),
  dataLock: z.boolean(),
  classes: z.number().int(),
  students: z.number().int(),
  teachers: z.number().int(),
  /** Accounts of students and teachers, and how many of them have a password of their own. */
  accounts: z.number().int(),
  activated: z.number().int(),
  revision: Revision,
  can: z.object({ edit: z.boolean() }),
});
export type SchoolRow = z.infer<typeof SchoolRow>;

export const Region = z.object({ regionId: Id, name: z.string(), schools: z.number().int(), revision: Revision });
export type Region = z.infer<typeof Region>;

/** The accounts that an organisation keeps itself. */
export const KeptRole = z.enum(['SCHOOLADMIN', 'SCHOOLPRINCIPAL', 'ORGADMIN']);
export type KeptRole = z.infer<typeof KeptRole>;

export const AccountRow = z.object({
  accountId: Id,
  account: z.string(),
  name: z.string(),
  phone: z.string(),
  roles: z.array(KeptRole),
  schoolId: Id.nullable(),
  schoolName: z.string(),
  state: z.enum(['new', 'active', 'disabled']),
  addedAt: Stamp,
  can: z.object({ reset: z.boolean(), disable: z.boolean(), enable: z.boolean(), edit: z.boolean() }),
});
export type AccountRow = z.infer<typeof AccountRow>;

export const OrganisationSetting = z.object({
  organisationId: Id,
  name: z.string(),
  logo: z.string(),
  customized: z.string(),
  accountLongest: z.union([z.literal(16), z.literal(40), z.literal(41)]),
  schoolConfigs: z.array(z.string()),
  privacy: PrivacyTier,
  returnAddresses: z.array(z.string()),
  revision: Revision,
});
export type OrganisationSetting = z.infer<typeof OrganisationSetting>;

export const SigningKey = z.object({
  keyId: z.string(),
  name: z.string(),
  schoolId: Id,
  schoolName: z.string(),
  madeAt: Stamp,
  revokedAt: Stamp.nullable(),
  can: z.object({ revoke: z.boolean() }),
});
export type SigningKey = z.infer<typeof SigningKey>;
