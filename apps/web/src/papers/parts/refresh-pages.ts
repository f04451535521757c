import type { QueryClient } from '@tanstack/react-query';
import { papersApi } from '@zhibi/contract/papers';
import { z } from 'zod';
import { keyOf, refresh } from '../../platform/api.js';

const Key = z.tuple([z.string(), z.object({ paperId: z.string(), page: z.number() })]);

/** The paper has changed: it is laid out again, then its pages are drawn again; pages that are no more are forgotten. */
export async function refreshPages(queries: QueryClient, paperId: string): Promise<void> {
  await refresh(queries, [papersApi.layOut]);
  const layout = papersApi.layOut.output.safeParse(queries.getQueryData(keyOf(papersApi.layOut, { paperId }))).data;
  const pageCount = layout?.geometry.pageCount ?? 0;
  const isOf = (there: (page: number) => boolean) => (query: { queryKey: readonly unknown[] }) => {
    const of = Key.safeParse(query.queryKey).data?.[1];
    return of?.paperId === paperId && there(of.page);
  };
  const queryKey = keyOf(papersApi.page);
  queries.removeQueries({ queryKey, predicate: isOf((page) => page > pageCount) });
  await queries.invalidateQueries({ queryKey, predicate: isOf((page) => page <= pageCount) });
}
