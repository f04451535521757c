import type { MarkingSource } from './marking-source.js';
import { useNews } from './use-news.js';

/** The news of the others as a part that draws nothing: its code comes after the answers. */
export function News({ homeworkId, source }: { homeworkId: string; source: MarkingSource }) {
  useNews(homeworkId, source);
  return null;
}
