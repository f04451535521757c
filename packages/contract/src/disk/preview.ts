import { z } from 'zod';
import { type Api, endpoint, forStaff, Id, type Message, Nothing } from '../kernel/index.js';
import { FileKind } from './kinds.js';
import { PreviewHow } from './show.js';

const PATH = '/api/teacher/cloud/disk';
const Ticket = z.string().min(1).max(4_000);

export const PreviewMode = z.enum(['view', 'edit']);
export type PreviewMode = z.infer<typeof PreviewMode>;

/** Where an office server shows the file, and the ticket that it shows us when it asks for the bytes. */
const OfficeFrame = z.object({
  url: z.string(),
  accessToken: z.string(),
  /** When the ticket ends, in ms since 1970, as the WOPI protocol has it. */
  accessTokenTtl: z.number(),
});

export const Preview = z.object({
  name: z.string(),
  kind: FileKind,
  size: z.number().int(),
  how: PreviewHow,
  /** For `media`: pictures, sound and film cannot say by a header who asks. Good for this one file, for four hours. */
  token: z.string(),
  /** Set where an office server is installed that knows this kind of file. */
  office: OfficeFrame.nullable(),
  /** `edit`: in an office server; `change`: name and versions. */
  can: z.object({ edit: z.boolean(), change: z.boolean() }),
});
export type Preview = z.infer<typeof Preview>;

const previewReasons = {
  'no-office': {
    zh: '没有安装可以编辑此文件的在线文档服务',
    en: 'No office server is installed that can edit this file',
  },
} as const satisfies Record<string, Message>;

export const previewApi = {
  preview: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: `${PATH}/preview`,
    access: forStaff,
    summary:
      'How to show a file, one of its versions, a file of the shelf or of the district; with a ticket for its bytes',
    input: z.union([
      z.object({ cdId: Id, versionId: Id.optional(), mode: PreviewMode.default('view') }),
      z.object({ resourceId: Id, mode: z.literal('view').default('view') }),
      z.object({ regionCdId: Id, mode: z.literal('view').default('view') }),
    ]),
    output: Preview,
    reasons: previewReasons,
  }),
  media: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'GET',
    kind: 'file',
    path: `${PATH}/media`,
    access: 'public',
    summary: 'The bytes of a file to whoever holds a ticket for it, always as a download; Range is answered with 206',
    input: z.object({ token: Ticket }),
    output: Nothing,
  }),
} satisfies Api;

/** What an office server calls by the WOPI protocol, with the ticket as `access_token`. Answers are WOPI's own. */
export const wopiApi = {
  checkFileInfo: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'GET',
    kind: 'file',
    path: '/api/wopi/files/{fileId}',
    access: 'public',
    summary: 'WOPI CheckFileInfo',
    input: z.object({ fileId: Id, access_token: Ticket }),
    output: Nothing,
  }),
  getFile: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'GET',
    kind: 'file',
    path: '/api/wopi/files/{fileId}/contents',
    access: 'public',
    summary: 'WOPI GetFile',
    input: z.object({ fileId: Id, access_token: Ticket }),
    output: Nothing,
  }),
  lock: endpoint({
    method: 'POST',
    kind: 'file',
    path: '/api/wopi/files/{fileId}',
    access: 'public',
    summary: 'WOPI Lock, Unlock, RefreshLock, UnlockAndRelock and GetLock, by X-WOPI-Override',
    input: z.object({ fileId: Id, access_token: Ticket }),
    output: Nothing,
  }),
  putFile: endpoint({
    method: 'POST',
    kind: 'file',
    path: '/api/wopi/files/{fileId}/contents',
    access: 'public',
    summary: 'WOPI PutFile: what was edited becomes a new version',
    input: z.object({ fileId: Id, access_token: Ticket }),
    output: Nothing,
    bodyLimit: 512 * 1024 * 1024,
  }),
} satisfies Api;
