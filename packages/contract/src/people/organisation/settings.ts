import { z } from 'zod';
import {
  type Access,
  type Api,
  asShown,
  endpoint,
  forOrganisation,
  Id,
  Nothing,
  Revision,
} from '../../kernel/index.js';
import { OrganisationSetting, PrivacyTier, SigningKey } from './model.js';

export const LOGO_LIMIT = 512_000;
const forKeys = { roles: ['ORGADMIN', 'SCHOOLADMIN'] } as const satisfies Access;

/** The beginning of an address that a login may lead back to: a site, perhaps with a path; no query, no password. */
export const ReturnAddress = z
  .string()
  .max(200)
  .refine((text) => {
    if (!URL.canParse(text)) return false;
    const { protocol, username, password, search, hash } = new URL(text);
    return /^https?:$/.test(protocol) && `${username}${password}${search}${hash}` === '';
  });

export const settingReasons = {
  'logo-too-large': { zh: '图片大小不能超过500kb', en: 'The image must not be larger than 500kb' },
  'no-picture': {
    zh: '请选择 PNG、JPEG、WebP 或 HEIC 图片',
    en: 'Please choose a PNG, JPEG, WebP or HEIC picture',
  },
} as const;

export const settingsApi = {
  setting: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/admin/org/setting/read',
    access: forOrganisation,
    summary: 'The settings of the organisation',
    input: z.object({}),
    output: OrganisationSetting,
  }),
  saveSetting: endpoint({
    method: 'POST',
    path: '/admin/org/setting/save',
    access: forOrganisation,
    summary: 'Changes the settings of the organisation',
    input: z.object({
      name: z.string().overwrite(asShown).min(2).max(40),
      accountLongest: OrganisationSetting.shape.accountLongest,
      schoolConfigs: z.array(z.string().trim().min(1).max(40)).max(30),
      privacy: PrivacyTier,
      returnAddresses: z.array(ReturnAddress).max(20),
      revision: Revision,
    }),
    output: z.object({ revision: Revision }),
  }),
  uploadLogo: endpoint({
    method: 'POST',
    path: '/admin/org/setting/logo/upload',
    access: forOrganisation,
    kind: 'form',
    summary:
      'The logo of the organisation: a PNG, JPEG, WebP or HEIC of at most 512,000 bytes, made smaller and drawn anew',
    input: z.object({ file: z.unknown().optional() }),
    output: z.object({ logo: z.string() }),
    reasons: settingReasons,
    bodyLimit: LOGO_LIMIT + 16_384,
  }),
  removeLogo: endpoint({
    method: 'POST',
    path: '/admin/org/setting/logo/remove',
    access: forOrganisation,
    summary: 'Takes the logo away',
    input: z.object({}),
    output: Nothing,
  }),
  logo: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'GET',
    path: '/api/organisation/logo/{sha256}',
    access: 'public',
    kind: 'file',
    summary: 'A logo by its content; anybody who knows the address may see it',
    input: z.object({ sha256: z.string().regex(/^[0-9a-f]{64}$/) }),
    output: z.unknown(),
  }),
  keys: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/admin/org/key/list',
    access: forKeys,
    summary: 'The signing keys of the schools, never their secrets',
    input: z.object({ schoolId: Id.optional() }),
    output: z.object({ items: z.array(SigningKey) }),
  }),
  makeKey: endpoint({
    method: 'POST',
    path: '/admin/org/key/make',
    access: forKeys,
    summary: 'Makes a signing key for a gateway of a school; the secret is in the answer and nowhere else',
    input: z.object({ schoolId: Id, name: z.string().overwrite(asShown).min(2).max(30) }),
    output: z.object({ keyId: z.string(), secret: z.string() }),
  }),
  revokeKey: endpoint({
    method: 'POST',
    path: '/admin/org/key/revoke',
    access: forKeys,
    summary: 'Revokes a signing key: the next call signed with it is refused',
    input: z.object({ keyId: z.string().min(1).max(100) }),
    output: Nothing,
  }),
} satisfies Api;
