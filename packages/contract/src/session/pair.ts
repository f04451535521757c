import { type Api, endpoint, Nothing } from '../kernel/index.js';
import { Pair } from './model.js';

/** What keeps a login alive, and what ends it: every page carries these, and the words of a login only its own. */
export const pairApi = {
  refresh: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/login/refresh',
    access: 'public',
    summary: 'A new pair for an old one. A refresh token works once; the same pair is answered again for 10 s',
    input: Pair,
    output: Pair,
  }),
  logout: endpoint({
    whileLocked: true,
    method: 'POST',
    path: '/api/login/logout',
    access: 'signed-in',
    summary: 'Ends this login and every token of it',
    input: Nothing,
    output: Nothing,
  }),
} satisfies Api;
