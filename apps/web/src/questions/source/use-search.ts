import { type Difficulty, Difficulty as DifficultyShape, QuestionType } from '@zhibi/contract/questions';
import { useSearchParams } from 'react-router';

export type TreeKind = 'chapter' | 'knowledge';

/** What is looked for; it lives in the address, so that going back finds the same questions. */
export interface Search {
  tree: TreeKind;
  book: string | null;
  node: string | null;
  words: string;
  types: QuestionType[];
  difficulty: Difficulty | null;
}

function readSearch(params: URLSearchParams): Search {
  return {
    tree: params.get('tree') === 'knowledge' ? 'knowledge' : 'chapter',
    book: params.get('book'),
    node: params.get('node'),
    words: params.get('words') ?? '',
    types: (params.get('types') ?? '').split(',').flatMap((one) => QuestionType.safeParse(Number(one)).data ?? []),
    difficulty: DifficultyShape.safeParse(params.get('difficulty')).data ?? null,
  };
}

export const isFiltered = ({ node, words, types, difficulty }: Search): boolean =>
  Boolean(node || words || types.length || difficulty);

/** The filters of the address and the way to change them; what is empty is not written. */
export function useSearch(): { search: Search; change: (change: Partial<Search>) => void } {
  const [params, setParams] = useSearchParams();
  const change = (wanted: Partial<Search>) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(wanted)) {
          const text = value === null || value === undefined ? '' : String(value);
          if (text) next.set(name, text);
          else next.delete(name);
        }
        return next;
      },
      { replace: true },
    );
  return { search: readSearch(params), change };
}
