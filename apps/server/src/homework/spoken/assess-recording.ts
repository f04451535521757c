import { buffer } from 'node:stream/consumers';
import { Id } from '@zhibi/contract/kernel';
import { z } from 'zod';
import type { Db } from '../../platform/db.js';
import { queueTask } from '../../platform/jobs/index.js';
import type { Services } from '../../platform/services.js';
import { SpeechService } from './speech-service.js';
import { findSpoken } from './store.js';
import { findTry, keepAssessment, type TryRow } from './store-tries.js';
import { tellTeachers } from './tell.js';

/** Work of this domain: has a recording judged by the service of the settings. */
export const ASSESS_SPOKEN = 'assess-spoken';

const Subject = z.object({ schoolId: Id, tryId: Id });

/** Queued with the recording itself; nothing where there is no service. */
export async function queueAssessing({ settings }: Services, db: Db, { schoolId, id }: TryRow): Promise<void> {
  if (settings.SPEECH_URL === undefined) return;
  await queueTask(db, ASSESS_SPOKEN, { schoolId, tryId: id }, { key: `${ASSESS_SPOKEN}:${id}` });
}

/** Has it judged and keeps what was said. A service that is away is asked again by the queue; a sound that is gone is not. */
export async function assessRecording(services: Services, payload: Record<string, unknown>): Promise<void> {
  const { schoolId, tryId } = Subject.parse(payload);
  const { database, files, settings, clock } = services;
  const service = SpeechService.of(settings, () => clock.now());
  const known = await database.asActor({ schoolIds: [schoolId] }, async (db) => {
    const one = await findTry(db, schoolId, tryId);
    return one && { one, spoken: await findSpoken(db, schoolId, one.spokenId) };
  });
  const content = known && (await files.open(known.one.sha256));
  if (service === undefined || known?.spoken === undefined || content === undefined) return;
  const { one, spoken } = known;
  const assessment = await service.assess({
    tryId,
    kind: spoken.kind,
    language: spoken.language,
    items: spoken.items,
    cues: one.cues,
    durationMs: one.measures.durationMs,
    type: one.type,
    audio: new Uint8Array(await buffer(content)),
  });
  // A word of a text that the homework does not have is of no use to anybody.
  const words = assessment.words.filter(({ no }) => no < spoken.items.length);
  await database.asActor({ schoolIds: [schoolId] }, async (db) => {
    await keepAssessment(db, schoolId, tryId, { ...assessment, words });
    await tellTeachers(db, spoken);
  });
}
