import { z } from 'zod';
import { type Api, Cursor, endpoint, FileName, forStaff, Id, type Message, Nothing, pageOf } from '../kernel/index.js';
import { FileKind } from './kinds.js';
import { DiskEntry, DiskPlace, DiskVersion, ParentId } from './model.js';
import { uploadReasons } from './upload.js';

const PATH = '/api/teacher/cloud/disk';
const CdIds = z.array(Id).min(1).max(200);

export const fileReasons = {
  ...uploadReasons,
  'into-itself': { zh: '不能移动到自身或其子文件夹中', en: 'A folder cannot lie in itself' },
  'too-deep': { zh: '文件夹层级过多', en: 'Folders lie too deep in one another' },
} as const satisfies Record<string, Message>;

/** What a list shows: a folder, or everything that is starred, thrown away, or shared with the reader. */
export const DiskScope = z.enum(['folder', 'starred', 'shared', 'trash']);
export type DiskScope = z.infer<typeof DiskScope>;
export const DiskSort = z.enum(['changed', 'name', 'size', 'kind']);
export type DiskSort = z.infer<typeof DiskSort>;

export const filesApi = {
  list: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: `${PATH}/list`,
    access: forStaff,
    summary:
      'Folders first, then files, in the order asked for; 50 a page by key. With words: everything below the folder',
    input: z.object({
      scope: DiskScope.default('folder'),
      parentCdId: ParentId.default(''),
      words: z.string().max(100).optional(),
      kind: FileKind.optional(),
      sort: DiskSort.default('changed'),
      cursor: Cursor,
    }),
    output: pageOf(DiskEntry).extend({ total: z.number().int() }),
  }),
  place: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: `${PATH}/place`,
    access: forStaff,
    summary: 'The way from the root to a folder, and what may be done there',
    input: z.object({ parentCdId: ParentId }),
    output: DiskPlace,
  }),
  usage: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: `${PATH}/usage`,
    access: forStaff,
    summary: 'How many bytes this person and the school use, and may use',
    input: Nothing,
    output: z.object({
      used: z.number().int(),
      quota: z.number().int(),
      schoolUsed: z.number().int(),
      schoolQuota: z.number().int(),
    }),
  }),
  createFolder: endpoint({
    method: 'POST',
    path: `${PATH}/folder/create`,
    access: forStaff,
    summary: 'A new folder',
    input: z.object({ parentCdId: ParentId, name: FileName }),
    output: z.object({ cdId: Id }),
    reasons: fileReasons,
  }),
  makeFolders: endpoint({
    method: 'POST',
    path: `${PATH}/folder/make`,
    access: forStaff,
    summary: 'The folders of a dropped tree: makes those that are missing, answers all in the order asked for',
    input: z.object({ parentCdId: ParentId, paths: z.array(z.array(FileName).min(1).max(30)).min(1).max(200) }),
    output: z.object({ cdIds: z.array(Id) }),
    reasons: fileReasons,
  }),
  rename: endpoint({
    method: 'POST',
    path: `${PATH}/rename`,
    access: forStaff,
    summary: 'Another name',
    input: z.object({ cdId: Id, name: FileName }),
    output: Nothing,
    reasons: fileReasons,
  }),
  move: endpoint({
    method: 'POST',
    path: `${PATH}/move`,
    access: forStaff,
    summary: 'Into another folder of the same disk',
    input: z.object({ cdIds: CdIds, parentCdId: ParentId }),
    output: Nothing,
    reasons: fileReasons,
  }),
  copy: endpoint({
    method: 'POST',
    path: `${PATH}/copy`,
    access: forStaff,
    summary: 'Copies with all that lies below, into any folder; a name that is taken gets a number',
    input: z.object({ cdIds: CdIds, parentCdId: ParentId }),
    output: z.object({ cdIds: z.array(Id) }),
    reasons: fileReasons,
  }),
  star: endpoint({
    method: 'POST',
    path: `${PATH}/star`,
    access: forStaff,
    summary: "The reader's own star",
    input: z.object({ cdIds: CdIds, starred: z.boolean() }),
    output: Nothing,
  }),
  trash: endpoint({
    method: 'POST',
    path: `${PATH}/trash`,
    access: forStaff,
    summary: 'Into the recycle bin, with all that lies below; 30 days',
    input: z.object({ cdIds: CdIds }),
    output: Nothing,
  }),
  restore: endpoint({
    method: 'POST',
    path: `${PATH}/restore`,
    access: forStaff,
    summary: 'Back to where it was, or to the root where that is gone; a name taken meanwhile gets a number',
    input: z.object({ cdIds: CdIds }),
    output: Nothing,
  }),
  purge: endpoint({
    method: 'POST',
    path: `${PATH}/purge`,
    access: forStaff,
    summary: 'Out of the recycle bin for ever',
    input: z.object({ cdIds: CdIds }),
    output: Nothing,
  }),
  versions: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: `${PATH}/version/list`,
    access: forStaff,
    summary: 'The versions of a file, newest first',
    input: z.object({ cdId: Id }),
    output: z.object({ items: z.array(DiskVersion) }),
  }),
  restoreVersion: endpoint({
    method: 'POST',
    path: `${PATH}/version/restore`,
    access: forStaff,
    summary: 'Makes an old version the newest again; nothing is lost',
    input: z.object({ cdId: Id, versionId: Id }),
    output: Nothing,
    reasons: fileReasons,
  }),
  download: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'GET',
    kind: 'file',
    path: `${PATH}/download`,
    access: forStaff,
    summary: 'The bytes of a file, always as a download; Range is answered with 206',
    input: z.object({ cdId: Id, versionId: Id.optional() }),
    output: Nothing,
  }),
  zip: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    kind: 'file',
    path: `${PATH}/zip`,
    access: forStaff,
    summary: 'Several files and folders as one zip, made while it is read',
    input: z.object({ cdIds: CdIds }),
    output: Nothing,
  }),
} satisfies Api;
