import type { QuestionBody } from '@zhibi/contract/questions';
import type { Db } from '../../platform/db.js';
import { ensure } from '../../platform/problem.js';
import { fileIdsOf } from './rules.js';
import { filesById } from './store-files.js';

const isUuid = (id: string): boolean => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id);

/** Every picture and sound that a question names is one that its school may show. */
export async function ensureFiles(db: Db, schoolId: string, body: QuestionBody): Promise<void> {
  const { images, audio } = fileIdsOf(body);
  const ids = [...images, ...audio];
  ensure(ids.every(isUuid), 'invalid', 'file-gone');
  const kindById = new Map((await filesById(db, schoolId, ids)).map(({ id, kind }) => [id, kind]));
  ensure(
    images.every((id) => kindById.get(id) === 'image'),
    'invalid',
    'file-gone',
  );
  ensure(
    audio.every((id) => kindById.get(id) === 'audio'),
    'invalid',
    'file-gone',
  );
}
