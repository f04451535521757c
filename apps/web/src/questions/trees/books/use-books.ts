import { BookSort, BookState, type treesApi } from '@zhibi/contract/questions/trees';
import type { z } from 'zod';
import { useAddress } from '../../../platform/use-address.js';

type Filter = Omit<z.input<typeof treesApi.books.input>, 'cursor'>;
const filters = ['subject', 'grade', 'state', 'words'] as const;
const keys = [...filters, 'sort', 'order'] as const;

/** Which textbooks are listed and in which order; it lives in the address. */
export function useBooks() {
  const { now, go } = useAddress(keys);
  const gid = Number(now.grade);
  const filter: Filter = {
    subjectId: Number(now.subject) || undefined,
    gid: Number.isInteger(gid) && gid >= 1 && gid <= 12 ? gid : undefined,
    state: BookState.safeParse(now.state).data,
    words: now.words || undefined,
    sort: BookSort.safeParse(now.sort).data ?? 'place',
    order: now.order === 'desc' ? 'desc' : 'asc',
  };
  return { filter, now, go, isFiltered: filters.some((key) => now[key] !== '') };
}
export type BooksAsked = ReturnType<typeof useBooks>;
