import { found } from '../../platform/problem.js';
import type { Services } from '../../platform/services.js';
import { geometryOf } from '../layout/store-layout.js';
import { typesetterOf } from '../layout/typesetter.js';
import { pagesToStamp } from './add-copies.js';
import { readPdf } from './kept-file.js';
import { CODE_RULE, type Copy, findRun } from './store-run.js';
import { wordsOfCopies } from './words-of-copies.js';

/** Some copies of a print run once more, with the codes given; `changed-meanwhile` where its pages over dots cannot be set any more. Opens transactions of its own. */
export async function stampAgain(
  services: Services,
  schoolId: string,
  { printRunId, copies }: { printRunId: string; copies: readonly Pick<Copy, 'classId' | 'studentId' | 'pages'>[] },
): Promise<Uint8Array> {
  const { run, geometry, words } = await services.database.readAsActor({ schoolIds: [schoolId] }, async (db) => {
    const of = found(await findRun(db, schoolId, printRunId));
    return {
      run: of,
      geometry: await geometryOf(db, schoolId, of.paperId, of.revision, of.form),
      words: await wordsOfCopies(db, schoolId, of, copies),
    };
  });
  const base = found((await pagesToStamp(services, schoolId, printRunId))[run.form]);
  return typesetterOf(services).stampCopies({
    pdf: await readPdf(services.files, base),
    geometry,
    copies: words,
    ...(run.dots ? { dots: CODE_RULE } : {}),
  });
}
