import { z } from 'zod';
import {
  type Api,
  endpoint,
  FileName,
  forStaff,
  Id,
  type Message,
  Nothing,
  sentWholeNumber,
  wholeNumber,
} from '../kernel/index.js';
import { ParentId } from './model.js';
import { PART_BYTES } from './parts.js';

const PATH = '/api/teacher/cloud/disk';

/** No file is longer than this; quotas end far below it. */
const LONGEST_FILE = 1024 ** 4;

const Md5 = z.string().regex(/^[0-9a-f]{32}$/);
const FileSize = wholeNumber({ max: LONGEST_FILE });

export const uploadReasons = {
  'parts-missing': { zh: '文件还没有传完，正在续传', en: 'Some of the file is missing: it is being sent' },
  'part-damaged': {
    zh: '分片在传输中损坏，正在重传',
    en: 'A part was damaged on its way: it is being sent again',
  },
  'name-taken': { zh: '已有同名文件', en: 'A file of this name exists already' },
  'quota-person': { zh: '您的云盘空间不足，请先清理', en: 'Your disk is full: remove something first' },
  'quota-school': {
    zh: '学校的云盘空间不足，请联系管理员',
    en: 'The disk of the school is full: ask its administrator',
  },
  'disk-full': {
    zh: '服务器存储空间已满，已传部分不会丢失，请稍后继续',
    en: 'The server has no room left: what was sent is kept, go on later',
  },
} as const satisfies Record<string, Message>;

const PartForm = z.object({
  /** The bytes of the part. */
  file: z.custom<Blob | Uint8Array>((value) => value instanceof Blob || value instanceof Uint8Array),
  fileMD5: Md5,
  uploadId: Id,
  partSize: sentWholeNumber({ max: PART_BYTES }),
  partNumber: sentWholeNumber({ min: 1 }),
  fileName: FileName,
  parentCdId: ParentId.default(''),
  partMD5: Md5.optional(),
});

/** The calls of the upload, exactly as the protocol has them. */
export const uploadApi = {
  check: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: `${PATH}/multi/upload/check`,
    access: forStaff,
    summary: 'Which of these names exist in the folder already',
    input: z.object({
      fileName: z.array(FileName).max(1_000),
      size: z.array(FileSize).max(1_000),
      parentCdId: ParentId,
    }),
    /** `files`: which of them are files, of which a new version may be made. */
    output: z.object({ duplicates: z.array(z.string()), files: z.array(z.object({ name: z.string(), cdId: Id })) }),
  }),
  getUploadId: endpoint({
    method: 'POST',
    path: `${PATH}/multipart/getUploadId`,
    access: forStaff,
    summary: 'Begins an upload or finds it again: known by person, MD5, name, size and folder; answers what was sent',
    input: z.object({ fileMD5: Md5, fileName: FileName, fileSize: FileSize, parentCdId: ParentId }),
    output: z.object({
      uploadId: Id,
      partETagList: z.array(z.object({ partNumber: z.number().int(), partSize: z.number().int() })),
    }),
    reasons: uploadReasons,
  }),
  upload: endpoint({
    method: 'POST',
    kind: 'form',
    path: `${PATH}/multipart/upload`,
    access: forStaff,
    summary: `One part of ${PART_BYTES} bytes (the last is shorter), durable once it is answered; the same part twice is no error`,
    input: PartForm,
    output: z.object({ partNumber: z.number().int(), partSize: z.number().int() }),
    reasons: uploadReasons,
    bodyLimit: PART_BYTES,
  }),
  merge: endpoint({
    method: 'POST',
    path: `${PATH}/multipart/merge`,
    access: forStaff,
    summary:
      'Makes the file of its parts; the same merge twice answers the same. `versionOf`: a new version of that file',
    input: z.object({
      fileMD5: Md5,
      uploadId: Id,
      fileName: FileName,
      fileSize: FileSize,
      parentCdId: ParentId,
      partTotal: wholeNumber({ min: 1 }),
      versionOf: Id.optional(),
    }),
    output: z.object({ cdId: Id }),
    reasons: uploadReasons,
  }),
  abort: endpoint({
    method: 'POST',
    path: `${PATH}/multipart/abort`,
    access: forStaff,
    summary: 'Gives an upload up; what was sent is removed. Twice is no error',
    input: z.object({ uploadId: Id }),
    output: Nothing,
  }),
} satisfies Api;
