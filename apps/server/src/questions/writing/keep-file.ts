import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { LARGEST_AUDIO_BYTES, LARGEST_IMAGE_BYTES, type QuestionFile } from '@zhibi/contract/questions/writing';
import type { Actor } from '@zhibi/contract/session';
import type { Database } from '../../platform/db.js';
import type { FileStore } from '../../platform/files/index.js';
import type { FormFile } from '../../platform/form-file.js';
import { newId } from '../../platform/ids.js';
import { ensure } from '../../platform/problem.js';
import { PLATFORM_SCHOOL } from '../store-visible.js';
import { makePicture } from './make-picture.js';
import { typeOfContent } from './rules.js';
import { filesById, putFile } from './store-files.js';

interface Place {
  database: Database;
  files: FileStore;
}

/** Keeps a picture or a sound for the questions of a school, by its content. What a file calls itself is not asked. */
export async function keepFile(
  actor: Pick<Actor, 'schoolId' | 'accountId'>,
  given: FormFile | undefined,
  { database, files }: Place,
): Promise<QuestionFile> {
  ensure(actor.schoolId !== '', 'not-found');
  const keep = (row: NewFile) =>
    database.asActor({ schoolIds: [actor.schoolId] }, (db) => putFile(db, { ...row, schoolId: actor.schoolId }));
  return keepContent(actor, given, { files, keep });
}

/** A cover is looked at in a list and in a form, never printed. */
const COVER_PX = 600;

/** Keeps the cover of a textbook, which belongs to no school; answers its id. */
export async function keepCover(
  actor: Actor,
  given: FormFile | undefined,
  { database, files }: Place,
): Promise<string> {
  const keep = (row: NewFile) => database.asSystem((db) => putFile(db, { ...row, schoolId: PLATFORM_SCHOOL }));
  ensure(!typeOfContent(given?.content ?? new Uint8Array())?.startsWith('audio/'), 'invalid', 'file-unreadable');
  return (await keepContent(actor, given, { files, keep, longestPx: COVER_PX })).fileId;
}

type NewFile = Omit<Parameters<typeof putFile>[1], 'schoolId'>;

async function keepContent(
  actor: Pick<Actor, 'accountId'>,
  given: FormFile | undefined,
  place: { files: FileStore; keep: (row: NewFile) => ReturnType<typeof putFile>; longestPx?: number },
): Promise<QuestionFile> {
  const { files, keep, longestPx } = place;
  ensure(given !== undefined, 'invalid', 'file-unreadable');
  const type = typeOfContent(given.content);
  ensure(!given.isTooLong, 'invalid', 'file-too-large', { status: 413 });
  ensure(type !== undefined, 'invalid', 'file-unreadable');
  const isSound = type.startsWith('audio/');
  ensure(isSound || given.content.length <= LARGEST_IMAGE_BYTES, 'invalid', 'file-too-large', { status: 413 });
  const kept = isSound
    ? { bytes: given.content, type, widthMm: null, heightMm: null }
    : await makePicture(given.content, type, longestPx);
  const { sha256, size } = await files.put(Readable.from([kept.bytes]), LARGEST_AUDIO_BYTES);
  const { bytes: _, ...facts } = kept;
  const row = await keep({
    ...facts,
    id: newId(),
    kind: isSound ? 'audio' : 'image',
    sha256,
    size,
    createdBy: actor.accountId,
  });
  return { fileId: row.id, kind: row.kind, widthMm: row.widthMm, heightMm: row.heightMm };
}

/** The bytes of pictures, for the typesetter; what is not there is left out, and the typesetter says so. */
export async function pictureBytes(
  { database, files }: Place,
  schoolId: string,
  fileIds: readonly string[],
): Promise<Record<string, Uint8Array>> {
  const ids = fileIds.filter((id) => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id));
  const rows = await database.asActor({ schoolIds: [schoolId] }, (db) => filesById(db, schoolId, ids));
  const read = await Promise.all(
    rows.map(async ({ id, sha256 }) => {
      const content = await files.open(sha256);
      return content === undefined ? [] : [[id, new Uint8Array(await buffer(content))] as const];
    }),
  );
  return Object.fromEntries(read.flat());
}
