import type { Audience, FileKind, LinkKind, ResourceState } from '@zhibi/contract/disk';
import { bigint, boolean, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const at = (name: string) => timestamp(name, { withTimezone: true });
const bytes = (name: string) => bigint(name, { mode: 'number' });

export const diskEntry = pgTable('disk_entry', {
  schoolId: uuid('school_id').notNull(),
  id: uuid().notNull(),
  ownerId: uuid('owner_id').notNull(),
  parentId: uuid('parent_id'),
  isFolder: boolean('is_folder').notNull(),
  name: text().notNull(),
  nameKey: text('name_key').notNull(),
  sortKey: text('sort_key').notNull(),
  search: text().notNull(),
  kind: text().$type<FileKind>().notNull(),
  size: bytes('size').notNull().default(0),
  versionId: uuid('version_id'),
  createdBy: uuid('created_by').notNull(),
  changedAt: at('changed_at').notNull(),
  trashedAt: at('trashed_at'),
  trashedWith: uuid('trashed_with'),
});

export const diskVersion = pgTable('disk_version', {
  schoolId: uuid('school_id').notNull(),
  id: uuid().notNull(),
  entryId: uuid('entry_id').notNull(),
  ownerId: uuid('owner_id').notNull(),
  number: integer().notNull(),
  sha256: text().notNull(),
  md5: text().notNull(),
  size: bytes('size').notNull(),
  createdBy: uuid('created_by').notNull(),
  createdAt: at('created_at').notNull(),
});

export const diskUpload = pgTable('disk_upload', {
  schoolId: uuid('school_id').notNull(),
  id: uuid().notNull(),
  accountId: uuid('account_id').notNull(),
  ownerId: uuid('owner_id').notNull(),
  parentId: uuid('parent_id'),
  fileName: text('file_name').notNull(),
  nameKey: text('name_key').notNull(),
  fileMD5: text('file_md5').notNull(),
  fileSize: bytes('file_size').notNull(),
  state: text().$type<'open' | 'merged' | 'aborted'>().notNull(),
  entryId: uuid('entry_id'),
  versionId: uuid('version_id'),
  touchedAt: at('touched_at').notNull(),
});

export const diskStar = pgTable('disk_star', {
  schoolId: uuid('school_id').notNull(),
  accountId: uuid('account_id').notNull(),
  entryId: uuid('entry_id').notNull(),
});

export const diskShare = pgTable('disk_share', {
  schoolId: uuid('school_id').notNull(),
  id: uuid().notNull(),
  entryId: uuid('entry_id').notNull(),
  audience: text().$type<Audience>().notNull(),
  classId: uuid('class_id'),
  regionId: uuid('region_id'),
  mayEdit: boolean('may_edit').notNull(),
  expiresAt: at('expires_at'),
  createdBy: uuid('created_by').notNull(),
  createdAt: at('created_at').notNull(),
});

export const diskResource = pgTable('disk_resource', {
  schoolId: uuid('school_id').notNull(),
  id: uuid().notNull(),
  entryId: uuid('entry_id'),
  name: text().notNull(),
  search: text().notNull(),
  kind: text().$type<FileKind>().notNull(),
  sha256: text().notNull(),
  md5: text().notNull(),
  size: bytes('size').notNull(),
  subjectId: integer('subject_id'),
  note: text().notNull(),
  state: text().$type<ResourceState>().notNull(),
  reason: text().notNull().default(''),
  taken: integer().notNull().default(0),
  createdBy: uuid('created_by').notNull(),
  createdAt: at('created_at').notNull(),
  decidedBy: uuid('decided_by'),
  decidedAt: at('decided_at'),
});

export const diskLink = pgTable('disk_link', {
  schoolId: uuid('school_id').notNull(),
  id: uuid().notNull(),
  entryId: uuid('entry_id').notNull(),
  kind: text().$type<LinkKind>().notNull(),
  targetId: uuid('target_id').notNull(),
  name: text().notNull(),
  fileKind: text('file_kind').$type<FileKind>().notNull(),
  sha256: text().notNull(),
  size: bytes('size').notNull(),
  createdBy: uuid('created_by').notNull(),
  createdAt: at('created_at').notNull(),
});

export const diskLock = pgTable('disk_lock', {
  schoolId: uuid('school_id').notNull(),
  entryId: uuid('entry_id').notNull(),
  lock: text().notNull(),
  expiresAt: at('expires_at').notNull(),
});

export const diskText = pgTable('disk_text', {
  schoolId: uuid('school_id').notNull(),
  sha256: text().notNull(),
  body: text().notNull(),
});
