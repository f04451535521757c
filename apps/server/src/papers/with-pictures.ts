import type { PaperSheet } from '@zhibi/typeset';
import { fileIdsOf, pictureBytes } from '../questions/index.js';
import type { Workshop } from './lay-out-paper.js';

/** A paper with the bytes of the pictures that its questions name. */
export async function withPictures(house: Workshop, schoolId: string, sheet: PaperSheet): Promise<PaperSheet> {
  const questions = sheet.sections.flatMap((section) => section.items.map((item) => item.question));
  const ids = [...new Set(questions.flatMap((question) => fileIdsOf(question).images))];
  return ids.length === 0 ? sheet : { ...sheet, pictures: await pictureBytes(house, schoolId, ids) };
}
