import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Ground, groundApi } from '@zhibi/contract/papers/ground';
import type { z } from 'zod';
import { found, Problem } from '../../platform/problem.js';
import type { Services } from '../../platform/services.js';
import { type Caller, groundView, openGround } from './own-ground.js';
import { turnedPage } from './read/read-apart.js';
import { changeGround, pagesOfGround, putPages } from './store.js';

const MB = 1024 * 1024;

/** Turns a page by quarters: it is put on the sheet anew, and what was drawn on it goes. */
export async function turnPage(
  services: Services,
  { actor, transact }: Caller,
  { groundId, revision, page, by }: z.output<typeof groundApi.turn.input>,
): Promise<Ground> {
  const of = { schoolId: actor.schoolId, groundId };
  const { row, one } = await transact(async (db) => ({
    row: await openGround(db, actor, { groundId, revision }),
    one: found((await pagesOfGround(db, of)).find((kept) => kept.page === page)),
  }));
  const turned = await turnedPage(services, {
    picture: new Uint8Array(await buffer(found(await services.files.open(one.pictureSha256)))),
    by: Number(by),
    pageSize: row.pageSize,
    widthMm: one.place.widthMm / one.scale,
  });
  if ('reason' in turned) throw new Problem('invalid', turned.reason);
  const { sha256 } = await services.files.put(Readable.from([Buffer.from(turned.picture)]), 40 * MB);
  return transact(async (db) => {
    const now = await openGround(db, actor, { groundId, revision });
    const { place, scale, ink } = turned;
    await putPages(db, of, [{ page, place, scale, ink, hasWords: false, pictureSha256: sha256 }]);
    const questions = now.questions.filter((question) => question.page !== page);
    await changeGround(db, of, { questions, revision: revision + 1 });
    return groundView(db, { ...now, questions, revision: revision + 1 });
  });
}
