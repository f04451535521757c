import type { papersApi } from '@zhibi/contract/papers';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import type { Db } from '../../platform/db.js';
import { ensure } from '../../platform/problem.js';
import type { Services } from '../../platform/services.js';
import { ownPaper } from '../composing/own-paper.js';
import { layOutForDots } from '../layout/lay-out-for-dots.js';
import { dottedForms, layOutForReaders } from '../layout/lay-out-form.js';
import { mayNameClasses, mayPrintFor } from '../policy.js';
import { makePrintRun } from './make-print-run.js';

type Input = z.output<typeof papersApi.createRun.input>;

interface Needs {
  actor: Actor;
  transact<T>(work: (db: Db) => Promise<T>): Promise<T>;
}

/** Has every student's copy made for classes the teacher teaches in the paper's subject; the paper is laid out first when it is not, with every edition that its readers need. */
export async function createRun(
  services: Services,
  { actor, transact }: Needs,
  { paperId, classIds, dots, form }: Input,
): Promise<{ printRunId: string; jobId: string }> {
  const { subjectId } = await transact((db) => ownPaper(db, actor, paperId));
  ensure(mayNameClasses(actor, classIds), 'not-found');
  ensure(mayPrintFor(actor, classIds, subjectId));
  const { layout, forms } = await layOutForReaders(services, actor.schoolId, { paperId, classIds, form });
  const { revision } = layout;
  const dotted = dots
    ? {
        usual: await layOutForDots(services, actor.schoolId, layout),
        ...(await dottedForms(services, actor.schoolId, forms)),
      }
    : undefined;
  const { printRunId, jobId } = await transact((db) =>
    makePrintRun(db, actor, { paperId, revision, classIds, form, dotted }),
  );
  return { printRunId, jobId };
}
