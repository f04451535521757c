import type { PaperSheet } from '@zhibi/typeset';
import type { Services } from '../../platform/services.js';
import { fileIdsOf, pictureBytes } from '../../questions/index.js';

/** A paper with the bytes of the pictures that its questions name. */
export async function withPictures(
  services: Pick<Services, 'database' | 'files'>,
  schoolId: string,
  sheet: PaperSheet,
): Promise<PaperSheet> {
  const questions = sheet.sections.flatMap((section) => section.items.map((item) => item.question));
  const ids = [...new Set(questions.flatMap((question) => fileIdsOf(question).images))];
  return ids.length === 0 ? sheet : { ...sheet, pictures: await pictureBytes(services, schoolId, ids) };
}
