import { type Difficulty, Difficulty as DifficultyShape, QuestionType } from '@zhibi/contract/questions';
import { useQuery } from '../../parts/use-query.js';

/** What is looked for in a partner's bank; it lives in the address. */
export interface BankSearch {
  words: string;
  nodeId: string;
  type: QuestionType | null;
  difficulty: Difficulty | null;
  year: number | null;
}

export function useBankSearch(): { search: BankSearch; change: (change: Partial<BankSearch>) => void } {
  const { of, set } = useQuery();
  const search = {
    words: of('words'),
    nodeId: of('node'),
    type: QuestionType.safeParse(Number(of('type'))).data ?? null,
    difficulty: DifficultyShape.safeParse(of('difficulty')).data ?? null,
    year: Number(of('year')) || null,
  };
  const change = ({ nodeId, ...wish }: Partial<BankSearch>) =>
    set({ ...wish, ...(nodeId === undefined ? {} : { node: nodeId }) });
  return { search, change };
}
