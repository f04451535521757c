import { z } from 'zod';
import { Id, Stamp } from '../kernel/index.js';
import { FileKind } from './kinds.js';

/** A folder by its id; the root of one's own disk is `""`. */
export const ParentId = z.union([Id, z.literal('')]);

/** What the reader may do with a row now. */
const EntryCan = z.object({
  edit: z.boolean(),
  share: z.boolean(),
  trash: z.boolean(),
  restore: z.boolean(),
  offer: z.boolean(),
});

/** A file as the specification names it: the ending of its name in small letters, without the dot, and the address of its bytes; both '' for a folder. */
export const fileFields = { fileSuffix: z.string(), fileUrl: z.string() };

/** The ending of a name, as `fileSuffix` says it. */
export const suffixOf = (name: string): string => /[^.]\.([^./\\]{1,20})$/.exec(name)?.[1]?.toLowerCase() ?? '';

/** A file or a folder of the cloud disk. */
export const DiskEntry = z.object({
  cdId: Id,
  name: z.string(),
  ...fileFields,
  kind: FileKind,
  /** Bytes of a file; 0 for a folder. */
  size: z.number().int(),
  /** Files and folders directly in a folder; 0 for a file. */
  items: z.number().int(),
  changedAt: Stamp,
  /** Who put it there; `isMine` when that was the reader. */
  by: z.string(),
  isMine: z.boolean(),
  starred: z.boolean(),
  shared: z.boolean(),
  /** Words inside the document around what was searched for; empty where nothing was, or only the name has it. */
  excerpt: z.string(),
  versions: z.number().int(),
  trashedAt: Stamp.nullable(),
  can: EntryCan,
});
export type DiskEntry = z.infer<typeof DiskEntry>;

/** Where one stands: the way from the root, and what may be done here. */
export const DiskPlace = z.object({
  path: z.array(z.object({ cdId: Id, name: z.string() })),
  /** Whether the reader's own disk begins the way; otherwise it begins with what was shared. */
  isOwn: z.boolean(),
  can: z.object({ add: z.boolean() }),
});
export type DiskPlace = z.infer<typeof DiskPlace>;

export const DiskVersion = z.object({
  versionId: Id,
  number: z.number().int(),
  size: z.number().int(),
  at: Stamp,
  by: z.string(),
  isCurrent: z.boolean(),
});
export type DiskVersion = z.infer<typeof DiskVersion>;

export const Audience = z.enum(['class', 'school', 'region']);
export type Audience = z.infer<typeof Audience>;

export const DiskShare = z.object({
  shareId: Id,
  audience: Audience,
  classId: Id.nullable(),
  className: z.string(),
  mayEdit: z.boolean(),
  expiresAt: Stamp.nullable(),
  hasEnded: z.boolean(),
});
export type DiskShare = z.infer<typeof DiskShare>;

export const ResourceState = z.enum(['waiting', 'approved', 'refused', 'withdrawn']);
export type ResourceState = z.infer<typeof ResourceState>;

/** A file on the school's shelf, or on its way there. */
export const Resource = z.object({
  resourceId: Id,
  name: z.string(),
  ...fileFields,
  kind: FileKind,
  size: z.number().int(),
  subjectId: z.number().int().nullable(),
  subjectName: z.string(),
  note: z.string(),
  state: ResourceState,
  /** Why it was refused. */
  reason: z.string(),
  by: z.string(),
  isMine: z.boolean(),
  at: Stamp,
  decidedAt: Stamp.nullable(),
  taken: z.number().int(),
  can: z.object({ decide: z.boolean(), withdraw: z.boolean() }),
});
export type Resource = z.infer<typeof Resource>;
