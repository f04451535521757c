import { z } from 'zod';
import { type Api, Cursor, endpoint, forStaff, Id, Nothing, pageOf, Stamp } from '../kernel/index.js';
import { FileKind } from './kinds.js';
import { fileFields, ParentId } from './model.js';
import { uploadReasons } from './upload.js';

const PATH = '/api/teacher/cloud/disk/region';

/** A file that a school of the district lets the others see. */
export const RegionFile = z.object({
  cdId: Id,
  name: z.string(),
  ...fileFields,
  kind: FileKind,
  size: z.number().int(),
  schoolName: z.string(),
  by: z.string(),
  changedAt: Stamp,
});
export type RegionFile = z.infer<typeof RegionFile>;

export const regionApi = {
  regionFiles: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: `${PATH}/list`,
    access: forStaff,
    summary: 'Files that other schools of the district share with it, also those in shared folders; 50 a page by key',
    input: z.object({ words: z.string().max(100).optional(), cursor: Cursor }),
    output: pageOf(RegionFile),
  }),
  takeRegion: endpoint({
    method: 'POST',
    path: `${PATH}/take`,
    access: forStaff,
    summary: 'Puts a copy of such a file on a disk; a name that is taken gets a number',
    input: z.object({ cdId: Id, parentCdId: ParentId }),
    output: z.object({ cdId: Id }),
    reasons: uploadReasons,
  }),
  downloadRegion: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'GET',
    kind: 'file',
    path: `${PATH}/download`,
    access: forStaff,
    summary: 'The bytes of such a file, always as a download; Range is answered with 206',
    input: z.object({ cdId: Id }),
    output: Nothing,
  }),
} satisfies Api;
