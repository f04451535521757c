import { type AnswerArea, type PageSize, pageSizes, papersApi } from '@zhibi/contract/papers';
import { useMemo } from 'react';
import { useRead } from '../../platform/api.js';

export interface PaperOfHomework {
  page: { widthMm: number; heightMm: number };
  areas: readonly AnswerArea[];
  /** Item id → its number on the paper. */
  numbers: ReadonlyMap<string, number>;
}

const USUAL: PageSize = 'A4';

/** Where everything stands on a homework's paper. A colleague's paper is not shown: then only its ink is. */
export function usePaper(paperId: string | null): PaperOfHomework {
  const layout = useRead(papersApi.layOut, paperId === null ? null : { paperId });
  const paper = useRead(papersApi.detail, paperId === null ? null : { paperId });
  return useMemo(() => {
    const geometry = layout.data?.geometry;
    const items = paper.data?.sections.flatMap((section) => section.items) ?? [];
    return {
      page: pageSizes[geometry?.pageSize ?? USUAL],
      areas: geometry?.areas ?? [],
      numbers: new Map(items.map(({ itemId, no }) => [itemId, no])),
    };
  }, [layout.data, paper.data]);
}
