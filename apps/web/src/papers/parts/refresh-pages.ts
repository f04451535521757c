import type { QueryClient } from '@tanstack/react-query';
import { KeyEdition, papersApi, SpecialForm } from '@zhibi/contract/papers';
import { z } from 'zod';
import { keyOf, refresh } from '../../platform/api.js';

const Key = z.tuple([
  z.string(),
  z.object({ paperId: z.string(), page: z.number(), edition: z.string().optional(), form: z.string().optional() }),
]);

/** The paper has changed: it is laid out again, then its pages are drawn again; pages that are no more are forgotten. */
export async function refreshPages(queries: QueryClient, paperId: string): Promise<void> {
  await refresh(queries, [papersApi.layOut, papersApi.keyPages, papersApi.formPages]);
  const layout = papersApi.layOut.output.safeParse(queries.getQueryData(keyOf(papersApi.layOut, { paperId }))).data;
  /** Answers without the questions, and editions for certain readers, have pages of their own. */
  const countOf = (asked: { edition?: string | undefined; form?: string | undefined }): number => {
    const edition = KeyEdition.safeParse(asked.edition).data;
    const form = SpecialForm.safeParse(asked.form).data;
    if (form !== undefined) {
      const made = queries.getQueryData(keyOf(papersApi.formPages, { paperId, form }));
      return papersApi.formPages.output.safeParse(made).data?.geometry.pageCount ?? 0;
    }
    if (edition === undefined) return layout?.geometry.pageCount ?? 0;
    const key = queries.getQueryData(keyOf(papersApi.keyPages, { paperId, edition }));
    return papersApi.keyPages.output.safeParse(key).data?.pageCount ?? 0;
  };
  const isOf = (there: boolean) => (query: { queryKey: readonly unknown[] }) => {
    const of = Key.safeParse(query.queryKey).data?.[1];
    return of?.paperId === paperId && of.page <= countOf(of) === there;
  };
  const queryKey = keyOf(papersApi.page);
  queries.removeQueries({ queryKey, predicate: isOf(false) });
  await queries.invalidateQueries({ queryKey, predicate: isOf(true) });
}
