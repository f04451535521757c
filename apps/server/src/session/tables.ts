import type { LoginType, RoleCode } from '@zhibi/contract/kernel';
import type { CodePurpose, JobKind } from '@zhibi/contract/session';
import { boolean, integer, jsonb, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { BeganBy } from './rules.js';
import type { Place } from './rules-tries.js';

const at = (name: string) => timestamp(name, { withTimezone: true });

export const account = pgTable('account', {
  id: uuid().primaryKey(),
  account: text().notNull(),
  name: text().notNull(),
  passwordHash: text('password_hash').notNull(),
  phone: text(),
  mail: text(),
  activatedAt: at('activated_at'),
  passwordGivenAt: at('password_given_at'),
  disabledAt: at('disabled_at'),
  createdAt: at('created_at').notNull().defaultNow(),
});

export const roleGrant = pgTable('role_grant', {
  id: uuid().primaryKey(),
  accountId: uuid('account_id').notNull(),
  loginType: smallint('login_type').$type<LoginType>().notNull(),
  role: text().$type<RoleCode>().notNull(),
  organisationId: uuid('organisation_id').notNull(),
  regionId: uuid('region_id'),
  inSchoolId: uuid('in_school_id'),
  grantedAt: at('granted_at').notNull().defaultNow(),
  endedAt: at('ended_at'),
  display: boolean().notNull().default(true),
});

export const loginSession = pgTable('login_session', {
  id: uuid().primaryKey(),
  accountId: uuid('account_id').notNull(),
  loginType: smallint('login_type').$type<LoginType>().notNull(),
  generation: integer().notNull().default(0),
  rotatedAt: at('rotated_at').notNull(),
  generationUsed: boolean('generation_used').notNull().default(false),
  startedAt: at('started_at').notNull(),
  endedAt: at('ended_at'),
  beganBy: text('began_by').$type<BeganBy>().notNull().default('password'),
});

export const loginFailure = pgTable('login_failure', {
  account: text().notNull(),
  place: text().$type<Place>().notNull(),
  mark: text().notNull(),
  failures: integer().notNull(),
  lastAt: at('last_at').notNull(),
});

export const addressFailure = pgTable('address_failure', {
  address: text().primaryKey(),
  failures: integer().notNull(),
  lastAt: at('last_at').notNull(),
});

export const loginAddress = pgTable('login_address', {
  accountId: uuid('account_id').notNull(),
  address: text().notNull(),
  seenAt: at('seen_at').notNull(),
});

export const loginTicket = pgTable('login_ticket', {
  id: uuid().primaryKey(),
  kind: text().$type<'choose' | 'activate' | 'hand-over'>().notNull(),
  accountId: uuid('account_id').notNull(),
  loginType: smallint('login_type').$type<LoginType>(),
  hash: text().notNull(),
  expiresAt: at('expires_at').notNull(),
  usedAt: at('used_at'),
  beganBy: text('began_by').$type<BeganBy>().notNull().default('password'),
  source: text(),
});

export const imageCode = pgTable('image_code', {
  id: uuid().primaryKey(),
  answer: text(),
  work: text().notNull(),
  expiresAt: at('expires_at').notNull(),
});

export const smsCode = pgTable('sms_code', {
  id: uuid().primaryKey(),
  phone: text().notNull(),
  purpose: text().$type<CodePurpose>().notNull(),
  answer: text().notNull(),
  tries: integer().notNull().default(0),
  sentAt: at('sent_at').notNull(),
  usedAt: at('used_at'),
  askedFrom: text('asked_from').notNull(),
  farTries: integer('far_tries').notNull().default(0),
});

export const accountWeixin = pgTable('account_weixin', {
  accountId: uuid('account_id').primaryKey(),
  openId: text('open_id').notNull(),
  unionId: text('union_id'),
  boundAt: at('bound_at').notNull(),
});

export const weixinTicket = pgTable('weixin_ticket', {
  id: uuid().primaryKey(),
  kind: text().$type<'state' | 'bind'>().notNull(),
  hash: text().notNull(),
  browser: text().notNull(),
  openId: text('open_id'),
  unionId: text('union_id'),
  expiresAt: at('expires_at').notNull(),
});

export const signingKey = pgTable('signing_key', {
  keyId: text('key_id').primaryKey(),
  secret: text().notNull(),
  schoolId: uuid('school_id').notNull(),
  name: text().notNull(),
  createdAt: at('created_at').notNull().defaultNow(),
  revokedAt: at('revoked_at'),
  madeBy: uuid('made_by'),
});

export const signingNonce = pgTable('signing_nonce', {
  keyId: text('key_id').notNull(),
  nonce: text().notNull(),
  seenAt: at('seen_at').notNull(),
});

export const secret = pgTable('secret', { name: text().primaryKey(), value: text().notNull() });

export const job = pgTable('job', {
  schoolId: uuid('school_id').notNull(),
  id: uuid().notNull(),
  accountId: uuid('account_id').notNull(),
  kind: text().$type<JobKind>().notNull(),
  status: text().$type<'waiting' | 'running' | 'done' | 'failed'>().notNull(),
  done: integer().notNull(),
  total: integer().notNull(),
  reason: text(),
  result: jsonb(),
});
