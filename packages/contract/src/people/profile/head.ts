import { z } from 'zod';
import { type Api, endpoint, Id } from '../../kernel/index.js';

/** Every page draws heads; few screens change one, and carry the rest. */
export const headApi = {
  head: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'GET',
    path: '/api/user/head/{fileId}',
    access: 'signed-in',
    kind: 'file',
    summary: 'An avatar, for the person and for people of the same school',
    input: z.object({ fileId: Id }),
    output: z.never(),
  }),
} satisfies Api;
