import { buffer } from 'node:stream/consumers';
import type { Ground, groundApi } from '@zhibi/contract/papers/ground';
import type { z } from 'zod';
import { found, Problem } from '../../platform/problem.js';
import type { Services } from '../../platform/services.js';
import { keptPicture } from './kept-picture.js';
import { type Caller, groundView, openGround } from './own-ground.js';
import { turnedPage } from './read/read-apart.js';
import { changeGround, pagesOfGround, putPages } from './store.js';
import { cameByPage, putCame } from './store-came.js';

/** Turns a page by quarters: it is put on the sheet anew, and what was drawn on it goes. */
export async function turnPage(
  services: Services,
  { actor, transact }: Caller,
  { groundId, revision, page, by }: z.output<typeof groundApi.turn.input>,
): Promise<Ground> {
  const of = { schoolId: actor.schoolId, groundId };
  const { row, one, came } = await transact(async (db) => ({
    row: await openGround(db, actor, { groundId, revision }),
    one: found((await pagesOfGround(db, of)).find((kept) => kept.page === page)),
    came: (await cameByPage(db, of)).get(page),
  }));
  const turned = await turnedPage(services, {
    picture: await bytesOf(services, one.pictureSha256),
    by: Number(by),
    pageSize: row.pageSize,
    widthMm: one.place.widthMm / one.scale,
    came: came === undefined ? null : await bytesOf(services, came.sha256),
    corners: came?.corners ?? null,
  });
  if ('reason' in turned) throw new Problem('invalid', turned.reason);
  const pictureSha256 = await keptPicture(services.files, turned.picture);
  const cameSha256 = turned.came === null ? null : await keptPicture(services.files, turned.came);
  return transact(async (db) => {
    const now = await openGround(db, actor, { groundId, revision });
    const { place, scale, ink, corners } = turned;
    await putPages(db, of, [{ page, place, scale, ink, hasWords: false, pictureSha256 }]);
    if (cameSha256 !== null) await putCame(db, of, new Map([[page, { sha256: cameSha256, corners }]]));
    const questions = now.questions.filter((question) => question.page !== page);
    await changeGround(db, of, { questions, revision: revision + 1 });
    return groundView(db, actor, { ...now, questions, revision: revision + 1 });
  });
}

const bytesOf = async ({ files }: Services, sha256: string) =>
  new Uint8Array(await buffer(found(await files.open(sha256))));
