import type { Layer } from '@zhibi/contract/homework';
import { type Paper, papersApi } from '@zhibi/contract/papers';
import { useRead } from '../../../platform/api.js';
import type { Form } from './form.js';

/** The papers that layers are given instead of the chosen one, or that are dealt with it by seats, by id, and whether one is still being read. */
export function useLayerPapers(form: Form): { papers: ReadonlyMap<string, Paper>; isReading: boolean } {
  const reads = [
    usePaperOf(form, 'A'),
    usePaperOf(form, 'B'),
    usePaperOf(form, 'C'),
    usePaperOf(form, 'none'), // those in no layer
    useSeatPaper(form, 0),
    useSeatPaper(form, 1),
    useSeatPaper(form, 2),
  ];
  const papers = new Map(reads.flatMap(({ data }) => (data ? [[data.paperId, data] as const] : [])));
  return { papers, isReading: reads.some(({ isLoading }) => isLoading) };
}

function usePaperOf({ forWhom, layerPapers }: Form, layer: Layer) {
  const paperId = layerPapers[layer];
  const isOther = forWhom === 'layers' && paperId !== 'this' && paperId !== 'none';
  return useRead(papersApi.detail, isOther ? { paperId } : null);
}

function useSeatPaper({ forWhom, seatPapers }: Form, nth: number) {
  const paperId = forWhom === 'seats' ? seatPapers[nth] : undefined;
  return useRead(papersApi.detail, paperId === undefined ? null : { paperId });
}
