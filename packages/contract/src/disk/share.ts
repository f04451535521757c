import { z } from 'zod';
import {
  type Api,
  Cursor,
  endpoint,
  forStaff,
  Id,
  type Message,
  Nothing,
  pageOf,
  Stamp,
  wholeNumber,
} from '../kernel/index.js';
import { FileKind } from './kinds.js';
import { Audience, DiskShare, ParentId, Resource, ResourceState } from './model.js';
import { uploadReasons } from './upload.js';

const PATH = '/api/teacher/cloud/disk';
const LINE = z.string().trim().max(200).default('');

export const shareReasons = {
  'not-your-class': { zh: '您没有任教所选的班级', en: 'You do not teach the chosen class' },
  'no-region': { zh: '学校不属于任何区域', en: 'The school belongs to no district' },
  'view-only': { zh: '区域共享只能查看', en: 'What a district sees it can only read' },
  past: { zh: '到期时间不能早于现在', en: 'The end must not be earlier than now' },
  decided: { zh: '该资源已审核', en: 'This resource has been decided already' },
  reason: { zh: '请填写退回的原因', en: 'Say why it is refused' },
} as const satisfies Record<string, Message>;

export const shareApi = {
  shares: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: `${PATH}/share/list`,
    access: forStaff,
    summary: 'With whom a file or folder is shared',
    input: z.object({ cdId: Id }),
    output: z.object({ items: z.array(DiskShare) }),
  }),
  share: endpoint({
    method: 'POST',
    path: `${PATH}/share/save`,
    access: forStaff,
    summary: 'Shares with the teachers of a class, the school or the district, to see or to edit, until a time',
    input: z.object({
      cdId: Id,
      audience: Audience,
      classId: Id.optional(),
      mayEdit: z.boolean().default(false),
      expiresAt: Stamp.optional(),
    }),
    output: z.object({ shareId: Id }),
    reasons: shareReasons,
  }),
  unshare: endpoint({
    method: 'POST',
    path: `${PATH}/share/remove`,
    access: forStaff,
    summary: 'Ends a share',
    input: z.object({ shareId: Id }),
    output: Nothing,
  }),
  offer: endpoint({
    method: 'POST',
    path: `${PATH}/resource/offer`,
    access: forStaff,
    summary: "Offers a file for the school's shelf: as it is now, until somebody decides",
    input: z.object({ cdId: Id, subjectId: wholeNumber({ min: 1 }).optional(), note: LINE }),
    output: z.object({ resourceId: Id }),
    reasons: shareReasons,
  }),
  resources: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: `${PATH}/resource/list`,
    access: forStaff,
    summary: "The school's shelf, newest first; 50 a page by key",
    input: z.object({
      words: z.string().max(100).optional(),
      kind: FileKind.optional(),
      subjectId: wholeNumber({ min: 1 }).optional(),
      cursor: Cursor,
    }),
    output: pageOf(Resource),
  }),
  offers: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: `${PATH}/resource/offers`,
    access: forStaff,
    summary: 'What was offered: leaders see all, teachers their own; newest first, 50 a page by key',
    input: z.object({ state: ResourceState.optional(), cursor: Cursor }),
    output: pageOf(Resource).extend({ waiting: z.number().int() }),
  }),
  decide: endpoint({
    method: 'POST',
    path: `${PATH}/resource/decide`,
    access: forStaff,
    summary: 'A leader puts an offered file on the shelf or refuses it with a reason',
    input: z.object({ resourceId: Id, approved: z.boolean(), reason: LINE }),
    output: Nothing,
    reasons: shareReasons,
  }),
  withdraw: endpoint({
    method: 'POST',
    path: `${PATH}/resource/withdraw`,
    access: forStaff,
    summary: 'Takes a file from the shelf, or an offer back',
    input: z.object({ resourceId: Id }),
    output: Nothing,
  }),
  take: endpoint({
    method: 'POST',
    path: `${PATH}/resource/take`,
    access: forStaff,
    summary: 'Puts a copy of a file of the shelf on a disk; a name that is taken gets a number',
    input: z.object({ resourceId: Id, parentCdId: ParentId }),
    output: z.object({ cdId: Id }),
    reasons: uploadReasons,
  }),
  downloadResource: endpoint({
    whileLocked: true,
    method: 'GET',
    kind: 'file',
    path: `${PATH}/resource/download`,
    access: forStaff,
    summary: 'The bytes of a file of the shelf, always as a download; Range is answered with 206',
    input: z.object({ resourceId: Id }),
    output: Nothing,
  }),
} satisfies Api;
