import { z } from 'zod';
import { LoginType, wholeNumber } from '../kernel/index.js';

/** Passwords travel as base64 of UTF-8. */
export const encodePassword = (password: string): string =>
  btoa(String.fromCharCode(...new TextEncoder().encode(password)));
export const Password = z.base64().min(1).max(400);

export const Pair = z.object({ token: z.string().max(4000), refreshToken: z.string().max(400) });
export type Pair = z.infer<typeof Pair>;

export const LoggedIn = Pair.extend({ refreshUrl: z.string(), loginType: LoginType });

/** Either a session, or the question as which of several login types the person enters; `name` is the organisation's. */
export const LoginAnswer = z.union([
  LoggedIn,
  z.object({ choices: z.array(z.object({ loginType: LoginType, name: z.string() })), loginTicket: z.string() }),
]);
export type LoginAnswer = z.infer<typeof LoginAnswer>;

const hex = z.string().regex(/^([0-9a-f]{2}){1,64}$/);

/**
 * Work for a browser (ALTCHA): the counter from 0 on for which SHA-256 of salt, nonce and counter (four bytes, the highest
 * first) begins with the prefix.
 */
export const Work = z.object({ nonce: hex, salt: hex, keyPrefix: hex });
export type Work = z.infer<typeof Work>;
export const WorkDone = z.object({ counter: wholeNumber(), key: hex });
export type WorkDone = z.infer<typeof WorkDone>;

/** What a code by text message is good for: one that was sent for one thing opens nothing else. */
export const CodePurpose = z.enum(['login', 'register', 'bind']);
export type CodePurpose = z.infer<typeof CodePurpose>;
