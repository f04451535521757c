import { useSearchParams } from '../../../platform/search-params.js';

const views = ['paper', 'answer', 'areas'] as const;
export type PaperView = (typeof views)[number];

/** What is shown and chosen; it lives in the address, so that a link opens the same. */
export function useView() {
  const [params, setParams] = useSearchParams();
  const set = (name: string, value: string) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        next.set(name, value);
        return next;
      },
      { replace: true },
    );
  return {
    views,
    view: views.find((one) => one === params.get('view')) ?? 'paper',
    chosen: params.get('item'),
    setView: (view: PaperView) => set('view', view),
    choose: (itemId: string) => set('item', itemId),
  };
}
