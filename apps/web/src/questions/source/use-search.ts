import { type Difficulty, Difficulty as DifficultyShape, QuestionType } from '@zhibi/contract/questions';
import { useSearchParams } from '../../platform/search-params.js';

export const banks = ['platform', 'school', 'mine'] as const;
export type Bank = (typeof banks)[number];
/** In the place of a textbook: questions of all of them, and of none. */
export const ANY_BOOK = 'any';
export type TreeKind = 'chapter' | 'knowledge';

/** What is looked for; it lives in the address, so that going back finds the same questions. */
export interface Search {
  tree: TreeKind;
  book: string | null;
  node: string | null;
  words: string;
  types: QuestionType[];
  difficulty: Difficulty | null;
  years: number[];
  source: string;
  bank: Bank | null;
  /** What was given to my classes: `used` or `unused` for all of them, or followed by the id of one. */
  use: string;
}

function readSearch(params: URLSearchParams): Search {
  return {
    tree: params.get('tree') === 'knowledge' ? 'knowledge' : 'chapter',
    book: params.get('book'),
    node: params.get('node'),
    words: params.get('words') ?? '',
    types: (params.get('types') ?? '').split(',').flatMap((one) => QuestionType.safeParse(Number(one)).data ?? []),
    difficulty: DifficultyShape.safeParse(params.get('difficulty')).data ?? null,
    years: (params.get('years') ?? '').split(',').flatMap((one) => Number(one) || []),
    source: params.get('source') ?? '',
    bank: banks.find((one) => one === params.get('bank')) ?? null,
    use: params.get('use') ?? '',
  };
}

/** Nothing looked for: what clearing the filters goes back to. */
export const nothing = {
  node: null,
  words: '',
  types: [],
  difficulty: null,
  years: [],
  source: '',
  bank: null,
  use: '',
} satisfies Partial<Search>;

export const isFiltered = ({ node, words, types, difficulty, years, source, bank, use }: Search): boolean =>
  Boolean(node || words || types.length || difficulty || years.length || source || bank || use);

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
