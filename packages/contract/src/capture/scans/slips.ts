import { z } from 'zod';
import { type Api, endpoint, Id, type Message, Nothing } from '../../kernel/index.js';
import { MOST_AGE_SECONDS, PhotosOfCopy, photoReasons } from './photos.js';

/** Without a login less is taken in than with one: of a file, of a copy, of a copy in a minute, and at one time. */
export const slipLimits = { fileBytes: 16 * 1024 * 1024, photos: 40, aMinute: 10, atOnce: 3 } as const;

const reasons = {
  ...photoReasons,
  'too-large': { zh: '一张照片不能超过16MB', en: 'A photograph may have 16 MB' },
  'homework-over': { zh: '已经收卷，不能再交照片', en: 'It has been collected: no more photographs' },
} as const satisfies Record<string, Message>;

const Secret = z.string().length(32);

/** Photographs of the one copy that a printed slip is for, by whoever holds the slip. */
export const slipsApi = {
  sendBySlip: endpoint({
    method: 'POST',
    path: '/api/photo/send',
    access: 'public',
    kind: 'form',
    summary:
      'One photograph of the copy of a slip: `secret`, a `photoId` of the phone, how many seconds ago it was taken, then `file`. Sent again it counts once. -1429 where too many come at once: send it later',
    input: z.object({
      secret: Secret.optional(),
      photoId: Id.optional(),
      ageSeconds: z.coerce.number().min(0).max(MOST_AGE_SECONDS).optional(),
      file: z.unknown().optional(),
    }),
    output: z.object({ photoId: Id }),
    reasons,
    bodyLimit: slipLimits.fileBytes + 1024 * 1024,
  }),
  slipPhotos: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/photo/list',
    access: 'public',
    summary:
      'What the copy of a slip is called, which of its pages are missing, and what became of the photographs that came by the slip: no names, no scores, no pictures. Not found once the slip has ended',
    input: z.object({ secret: Secret }),
    output: PhotosOfCopy,
  }),
  keepBySlip: endpoint({
    method: 'POST',
    path: '/api/photo/keep',
    access: 'public',
    summary: 'Says that a photograph of a part of a page, which came by this slip, stands for that page. Twice is once',
    input: z.object({ secret: Secret, photoId: Id }),
    output: Nothing,
    reasons,
  }),
  removeBySlip: endpoint({
    method: 'POST',
    path: '/api/photo/remove',
    access: 'public',
    summary: 'Takes a photograph away that came by this slip and shows no page of its copy',
    input: z.object({ secret: Secret, photoId: Id }),
    output: Nothing,
    reasons,
  }),
} satisfies Api;
