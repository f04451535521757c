import { buffer } from 'node:stream/consumers';
import { type Corners, type Ground, type groundApi, isSheet } from '@zhibi/contract/papers/ground';
import type { z } from 'zod';
import type { Db } from '../../platform/db.js';
import { newId } from '../../platform/ids.js';
import { ensure, found, Problem } from '../../platform/problem.js';
import type { Services } from '../../platform/services.js';
import { keptPicture } from './kept-picture.js';
import { type Caller, groundView, openGround, ownGround } from './own-ground.js';
import { cutPage, triedCut } from './read/read-apart.js';
import { foundOn } from './read-ground.js';
import { proposeQuestions } from './rules-proposals.js';
import { changeGround, type OfGround, putPages } from './store.js';
import { cameByPage, putCame } from './store-came.js';

/** The picture of a page as it came; of one that came with its words there is none. */
async function cameOf(db: Db, of: OfGround, page: number): Promise<string> {
  const came = (await cameByPage(db, of)).get(page);
  ensure(came !== undefined, 'conflict', 'no-picture-kept');
  return came.sha256;
}

const bytesOf = async ({ files }: Services, sha256: string) =>
  new Uint8Array(await buffer(found(await files.open(sha256))));

/** How a page would lie if its sheet had these corners. */
export async function tryCorners(
  services: Services,
  { actor, transact }: Caller,
  { groundId, page, corners }: { groundId: string; page: number; corners: Corners },
): Promise<Buffer> {
  ensure(isSheet(corners), 'invalid', 'crossed-corners');
  const sha256 = await transact(async (db) => {
    await ownGround(db, actor, groundId);
    return cameOf(db, { schoolId: actor.schoolId, groundId }, page);
  });
  const tried = await triedCut(services, { came: await bytesOf(services, sha256), corners });
  if ('reason' in tried) throw new Problem('invalid', tried.reason);
  return Buffer.from(tried.picture);
}

/**
 * Cuts a page out anew by the corners of its sheet, or as it was done without a person. What was drawn on it lay elsewhere: it is proposed anew, and
 * who takes the corners back saves what was there before.
 */
export async function setCorners(
  services: Services,
  { actor, transact }: Caller,
  { groundId, revision, page, corners }: z.output<typeof groundApi.setCorners.input>,
): Promise<Ground> {
  ensure(corners === null || isSheet(corners), 'invalid', 'crossed-corners');
  const of = { schoolId: actor.schoolId, groundId };
  const { row, cameSha256 } = await transact(async (db) => ({
    row: await openGround(db, actor, { groundId, revision }),
    cameSha256: await cameOf(db, of, page),
  }));
  const { pageSize } = row;
  const cut = await cutPage(services, { came: await bytesOf(services, cameSha256), corners, pageSize });
  if ('reason' in cut) throw new Problem('invalid', cut.reason);
  const pictureSha256 = await keptPicture(services.files, cut.picture);
  return transact(async (db) => {
    const now = await openGround(db, actor, { groundId, revision });
    const { place, scale, ink } = cut;
    await putPages(db, of, [{ page, place, scale, ink, hasWords: false, pictureSha256 }]);
    await putCame(db, of, new Map([[page, { sha256: cameSha256, corners: cut.corners }]]));
    const others = now.questions.filter((question) => question.page !== page);
    const proposed = proposeQuestions([foundOn(cut, page)], pageSize, newId);
    const questions = [...others, ...proposed].sort((a, b) => a.page - b.page);
    await changeGround(db, of, { questions, revision: revision + 1 });
    return groundView(db, actor, { ...now, questions, revision: revision + 1 });
  });
}
