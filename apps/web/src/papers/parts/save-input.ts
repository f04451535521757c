import type { papersApi } from '@zhibi/contract/papers';
import type { z } from 'zod';
import type { Content } from './content.js';

export type SaveInput = z.input<typeof papersApi.save.input>;

/** A paper as it is saved. Without a name it keeps its old one meanwhile: the field says that it lacks one, and nothing else waits for it. */
export const inputOf = (
  { title, options, sections }: Content,
  saved: { paperId: string; revision: number; title: string },
): SaveInput => ({
  ...saved,
  title: title.trim() || saved.title,
  options,
  sections: sections
    .filter(({ items }) => items.length > 0)
    .map(({ title: heading, items, ...section }) => ({
      ...section,
      title: heading,
      items: items.map(({ itemId, score, answerSpaceMm }) => ({ itemId, score, answerSpaceMm })),
    })),
});
