import { isEnded } from '@zhibi/contract/printing/printers';
import type { Db } from '../../platform/db.js';
import { queueTask } from '../../platform/jobs/index.js';
import type { Services } from '../../platform/services.js';
import { numberText } from '../rules.js';
import { findOrder } from '../store.js';
import { askingOf } from './asking.js';
import { endJob, tellJob } from './end-job.js';
import { type Asking, PrinterFailure } from './ipp/ask.js';
import { askJob, askPrinterAttributes, cancelJob, createJob, PrinterRefused, sendDocument } from './ipp/operations.js';
import { FOLLOW } from './print-order.js';
import { jobOf, LOST_MS, nextLookMs, nowOf, wishesOf } from './printer-facts.js';
import { claimJob, findJob, type JobRow, updateJob } from './store.js';

type Needs = Pick<Services, 'database' | 'files' | 'clock' | 'settings'>;

/** One step on the way of a job: it is sent, or its printer is asked how it stands; the next step is queued until it has ended. */
export async function followJob(services: Needs, { schoolId, printJobId }: { schoolId: string; printJobId: string }) {
  const { database, clock } = services;
  const inSchool = <T>(work: (db: Db) => Promise<T>) => database.asActor({ schoolIds: [schoolId] }, work);
  const job = await inSchool((db) => findJob(db, [schoolId], printJobId));
  if (job === undefined || isEnded(job.state)) return;
  const step = { services, asking: askingOf(services), job, inSchool };
  if (job.ippJobId === null) await send(step);
  else await look(step, job.ippJobId);
  const now = clock.now();
  await inSchool(async (db) => {
    const after = await findJob(db, [schoolId], printJobId);
    if (after === undefined || isEnded(after.state)) return;
    const delayMs =
      after.state === 'sending' || after.cancelAt ? 1_000 : nextLookMs(now.getTime() - after.sentAt.getTime());
    await queueTask(db, FOLLOW, { schoolId, printJobId }, { key: `${FOLLOW} ${printJobId}`, delayMs });
  });
}

interface Step {
  services: Needs;
  asking: Asking;
  job: JobRow;
  inSchool<T>(work: (db: Db) => Promise<T>): Promise<T>;
}

/** Opens a job at the printer, and gives it the file: once, whoever is killed in between. */
async function send({ services, asking, job, inSchool }: Step): Promise<void> {
  const { address, schoolId, orderId } = job;
  const end = (reason: string) => endJob(services, job, { state: 'aborted', reasons: [reason], done: null });
  const order = await inSchool((db) => findOrder(db, [schoolId], orderId));
  if (job.cancelAt) return endJob(services, job, { state: 'canceled', reasons: [], done: null });
  const document = order?.sheetsSha256 ? await services.files.open(order.sheetsSha256) : undefined;
  if (order === undefined || document === undefined) return end('file-gone');
  const name = numberText(order.number);
  let ippJobId: number;
  try {
    ippJobId = await createJob(asking, address, wishesOf(order, name));
  } catch (error) {
    document.destroy();
    return end(whyOf(error));
  }
  const claimed = await inSchool((db) => claimJob(db, job, ippJobId));
  if (claimed === undefined) {
    // Another process was quicker: its job gets the file, and this one, which is empty, goes.
    document.destroy();
    await cancelJob(asking, address, ippJobId).catch(whyOf);
    return;
  }
  try {
    await sendDocument(asking, address, { ippJobId, name: `${name}.pdf`, document });
    await inSchool((db) => updateJob(db, job, { state: 'pending', heardAt: services.clock.now() }));
  } catch (error) {
    document.destroy();
    // What was cut off may have arrived: the printer says so when it is asked.
    if (whyOf(error) !== 'refused') return;
    await cancelJob(asking, address, ippJobId).catch(whyOf);
    await end('refused');
  }
}

/** Asks the printer where the job stands, and ends it there first where somebody wants that. */
async function look(step: Step, ippJobId: number): Promise<void> {
  const { services, asking, job, inSchool } = step;
  const now = services.clock.now();
  try {
    if (job.cancelAt) await cancelJob(asking, job.address, ippJobId);
    const attributes = await askJob(asking, job.address, ippJobId);
    if (attributes === undefined)
      return await endJob(services, job, { state: 'aborted', reasons: ['forgotten'], done: job.done });
    const { isEmpty, ...stands } = jobOf(attributes);
    if (isEnded(stands.state)) return await endJob(services, job, stands);
    if (job.state === 'sending' && isEmpty) {
      // It waits for a file that nobody is going to send.
      await cancelJob(asking, job.address, ippJobId);
      return await endJob(services, job, { state: 'aborted', reasons: ['interrupted'], done: null });
    }
    const waits = stands.state === 'stopped' || stands.state === 'pending';
    const printer = waits ? nowOf(await askPrinterAttributes(asking, job.address)).reasons : [];
    const reasons = [...new Set([...stands.reasons, ...printer])];
    await note(step, { ...stands, reasons, heardAt: now });
  } catch (error) {
    const why = whyOf(error);
    if (now.getTime() - job.heardAt.getTime() > LOST_MS)
      await endJob(services, job, { state: 'aborted', reasons: [why], done: job.done });
    else await inSchool((db) => changed(db, job, { reasons: [why] }));
  }
}

const note = ({ job, inSchool }: Step, change: Pick<JobRow, 'state' | 'reasons' | 'done' | 'heardAt'>) =>
  inSchool((db) => changed(db, job, change));

/** Writes down what was heard, and tells whoever looks where something is new. */
async function changed(db: Db, job: JobRow, change: Partial<Pick<JobRow, 'state' | 'reasons' | 'done' | 'heardAt'>>) {
  const after = await updateJob(db, job, change);
  if (after === undefined) return;
  const isNew =
    after.state !== job.state || after.done !== job.done || after.reasons.join(' ') !== job.reasons.join(' ');
  if (isNew) await tellJob(db, after);
}

/** What kept a printer from doing it, in a word; what is no answer of a printer is a fault. */
function whyOf(error: unknown): string {
  if (error instanceof PrinterRefused) return 'refused';
  if (error instanceof PrinterFailure) return error.why === 'not-a-printer' ? 'refused' : 'unreachable';
  throw error;
}
