import { CommentCause, CommentScope } from '@zhibi/contract/marking/comments';
import { QuestionType } from '@zhibi/contract/questions';
import { useSearchParams } from '../../../platform/search-params.js';

/** What the list is narrowed by, as the address says. */
export function useFilter() {
  const [query, setQuery] = useSearchParams();
  const set = (change: Readonly<Record<string, string>>) =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(change))
          if (value === '') next.delete(name);
          else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  const questionType = QuestionType.safeParse(Number(query.get('type') ?? Number.NaN)).data;
  const cause = CommentCause.safeParse(query.get('cause')).data;
  const scope = CommentScope.safeParse(query.get('scope')).data;
  const words = (query.get('words') ?? '').trim().slice(0, 100);
  const filter = {
    ...(questionType === undefined ? {} : { questionType }),
    ...(cause === undefined ? {} : { cause }),
    ...(scope === undefined ? {} : { scope }),
    ...(words === '' ? {} : { words }),
  };
  return { filter, words, set, isFiltered: Object.keys(filter).length > 0 };
}
