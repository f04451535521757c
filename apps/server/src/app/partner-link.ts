import { randomBytes } from 'node:crypto';
import { findAccount, mintHandOver } from '../session/index.js';
import type { OpenServices } from './open-services.js';

/** What a partner's page does, for the demo world: each opening of the address hands the account over anew. It lasts as long as the server. */
export function mountPartnerLink({ app, database, clock }: OpenServices, account: string): string {
  const path = `/partner/${randomBytes(18).toString('base64url')}`; // nobody guesses it, and the console alone tells it
  app.get(path, async (_, reply) => {
    const pair = await database.asSystem(async (db) => {
      const known = await findAccount(db, account);
      return known && mintHandOver(db, known.id, clock.now());
    });
    reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
    if (pair === undefined) return reply.redirect('/login');
    const token = encodeURIComponent(Buffer.from(JSON.stringify(pair)).toString('base64'));
    return reply.redirect(`/index?token=${token}&source=jy`);
  });
  return path;
}
