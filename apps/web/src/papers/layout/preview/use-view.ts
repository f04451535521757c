import { CopyForm, type KeyEdition } from '@zhibi/contract/papers';
import { useSearchParams } from '../../../platform/search-params.js';

const views = ['paper', 'answer', 'key', 'explained', 'areas'] as const;
export type PaperView = (typeof views)[number];

/** Answers without the questions have pages of their own. */
export const isKey = (view: PaperView): view is KeyEdition => view === 'key' || view === 'explained';

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
    /** How the students' pages are printed that are looked at. */
    form: CopyForm.safeParse(params.get('form')).data ?? 'usual',
    chosen: params.get('item'),
    setView: (view: PaperView) => set('view', view),
    setForm: (form: CopyForm) => set('form', form),
    choose: (itemId: string) => set('item', itemId),
  };
}
