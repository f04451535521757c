import { z } from 'zod';
import { type Api, endpoint, Id, Nothing } from '../../kernel/index.js';
import { headApi } from './head.js';

export { headApi };

/** The specification's 500 kb. */
export const LARGEST_HEAD_BYTES = 512_000;
/** What is kept and shown of it: a square of this many pixels. */
export const HEAD_PX = 256;
/** What a chooser of files offers; the server judges the content, not the name. */
export const headTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'] as const;

export const profileReasons = {
  'head-too-large': { zh: '图片大小不能超过500kb', en: 'The image must not be larger than 500kb' },
  'head-unreadable': {
    zh: '图片无法识别，请换一张 JPG、PNG、WebP 或 GIF 图片',
    en: 'This is not an image we can read: choose a JPG, PNG, WebP or GIF',
  },
};

export const profileApi = {
  uploadHead: endpoint({
    method: 'POST',
    path: '/api/user/upload/head',
    access: 'signed-in',
    kind: 'form',
    summary: 'Sets the avatar from the multipart field `file`: at most 512,000 bytes of JPEG, PNG, WebP or GIF',
    input: z.object({ file: z.unknown().optional() }),
    output: z.object({ fileId: Id, headUrl: z.string() }),
    reasons: profileReasons,
  }),
  removeHead: endpoint({
    method: 'POST',
    path: '/api/user/remove/head',
    access: 'signed-in',
    summary: 'Takes the avatar away',
    input: Nothing,
    output: Nothing,
  }),
  ...headApi,
} satisfies Api;

/** The address of an avatar, as the user record carries it; asked for with the headers that every call has. */
export const headUrlOf = (fileId: string): string => headApi.head.path.replace('{fileId}', fileId);
