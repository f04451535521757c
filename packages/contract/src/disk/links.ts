import { z } from 'zod';
import { type Api, endpoint, forStaff, forStudents, Id, Nothing, Stamp } from '../kernel/index.js';
import { FileKind } from './kinds.js';
import { fileFields } from './model.js';

/** What a file of the disk is laid beside. */
export const LinkKind = z.enum(['question', 'paper', 'homework']);
export type LinkKind = z.infer<typeof LinkKind>;

export const LinkTarget = z.object({ kind: LinkKind, id: Id });
export type LinkTarget = z.infer<typeof LinkTarget>;

/** So many files lie beside one thing at most. */
export const LINKS_AT_MOST = 50;

const LinkedFile = z.object({
  linkId: Id,
  name: z.string(),
  ...fileFields,
  kind: FileKind,
  size: z.number().int(),
  by: z.string(),
  at: Stamp,
  can: z.object({ remove: z.boolean() }),
});
export type LinkedFile = z.infer<typeof LinkedFile>;

/** Where a file is used, as its drawer tells. */
const LinkUse = z.object({ kind: LinkKind, id: Id, title: z.string(), at: Stamp });
export type LinkUse = z.infer<typeof LinkUse>;

const readers = { roles: [...forStaff.roles, ...forStudents.roles] } as const;

export const linksApi = {
  linked: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/disk/linked',
    access: readers,
    summary: 'The files beside a question, a paper or a homework, for whoever may read that',
    input: LinkTarget,
    output: z.object({ items: z.array(LinkedFile), can: z.object({ add: z.boolean() }) }),
  }),
  downloadLinked: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'GET',
    kind: 'file',
    path: '/api/disk/linked/file',
    access: readers,
    summary: 'The bytes of such a file as it was when it was laid there; Range is answered with 206',
    input: z.object({ linkId: Id }),
    output: Nothing,
  }),
  link: endpoint({
    method: 'POST',
    path: '/api/disk/link',
    access: forStaff,
    summary: 'Lays files of the disk beside a question, a paper or a homework, as they are now',
    input: LinkTarget.extend({ cdIds: z.array(Id).min(1).max(LINKS_AT_MOST) }),
    output: Nothing,
    reasons: {
      'too-many-links': {
        zh: `最多关联 ${LINKS_AT_MOST} 个文件`,
        en: `At most ${LINKS_AT_MOST} files lie beside one thing`,
      },
    },
  }),
  unlink: endpoint({
    method: 'POST',
    path: '/api/disk/unlink',
    access: forStaff,
    summary: 'Takes a file away from there; the file itself stays',
    input: z.object({ linkId: Id }),
    output: Nothing,
  }),
  uses: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/disk/uses',
    access: forStaff,
    summary: 'The questions, papers and homework that a file lies beside, as far as the reader may read them',
    input: z.object({ cdId: Id }),
    output: z.object({ items: z.array(LinkUse) }),
  }),
} satisfies Api;
