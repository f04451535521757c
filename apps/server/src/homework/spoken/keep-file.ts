import { Readable } from 'node:stream';
import { isWithin, type SpokenFile, spokenLimits } from '@zhibi/contract/homework/spoken';
import type { Actor } from '@zhibi/contract/session';
import type { Db } from '../../platform/db.js';
import type { FileStore } from '../../platform/files/index.js';
import { newId } from '../../platform/ids.js';
import { ensure } from '../../platform/problem.js';
import { ensureSpeech } from './ensure-speech.js';
import { readSound } from './sound/read-sound.js';
import { insertFile } from './store-files.js';

interface Place {
  files: FileStore;
  now: Date;
  transact<T>(work: (db: Db) => Promise<T>): Promise<T>;
}

/** A picture is talked about on a phone or a tablet, never printed. */
const LONGEST_PX = 1_600;
const MOST_PIXELS = 60_000_000;

/** Keeps a picture or a recording of a teacher, whichever it is by its content. */
export async function keepSpokenFile(
  actor: Actor,
  sent: unknown,
  { files, now, transact }: Place,
): Promise<SpokenFile> {
  await transact((db) => ensureSpeech(db, actor));
  ensure(sent instanceof Uint8Array && sent.length > 0, 'invalid', 'empty-file');
  const sound = readSound(sent);
  if (sound) {
    ensure(sound.durationMs > 0, 'invalid', 'empty-sound');
    ensure(isWithin(sound.durationMs, spokenLimits.seconds), 'invalid', 'too-long');
  }
  const { bytes, type } = sound ? { bytes: Buffer.from(sent), type: sound.type } : await smaller(sent);
  const { sha256, size } = await files.put(Readable.from([bytes]), spokenLimits.pictureBytes);
  const id = newId();
  const kind = sound ? 'sound' : 'picture';
  const durationMs = sound?.durationMs ?? null;
  const { schoolId, accountId: createdBy } = actor;
  await transact((db) =>
    insertFile(db, { schoolId, id, kind, sha256, type, size, durationMs, createdBy, createdAt: now }),
  );
  return { fileId: id, kind, durationMs };
}

/** The picture upright and no larger than a screen; what a camera wrote beside it (where, when) is left behind. */
async function smaller(sent: Uint8Array): Promise<{ bytes: Buffer; type: string }> {
  const { default: sharp } = await import('sharp');
  const bytes = await sharp(Buffer.from(sent), { limitInputPixels: MOST_PIXELS, failOn: 'error' })
    .autoOrient()
    .flatten({ background: '#ffffff' })
    .resize({ width: LONGEST_PX, height: LONGEST_PX, fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 85 })
    .toBuffer()
    .catch(() => undefined); // neither sound nor picture: the teacher is told
  ensure(bytes !== undefined, 'invalid', 'file-unreadable');
  return { bytes, type: 'image/jpeg' };
}
