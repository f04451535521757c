import { useQuery } from '../use-query.js';
import { useKeys } from './use-keys.js';

/** Which page of a book is in hand and what of it is shown, as the address says; turned by arrows, A and D. */
export function useTurning(count: number) {
  const { of, set } = useQuery();
  const no = Math.min(Math.max(Math.trunc(Number(of('page'))) || 1, 1), count);
  const [areas, answers] = [of('areas') !== '0', of('answers') === '1'];
  const onTurn = (to: number) => to >= 1 && to <= count && set({ page: to });
  const showAreas = (on: boolean) => set({ areas: on ? null : 0 });
  const showAnswers = (on: boolean) => set({ answers: on ? 1 : null });
  useKeys({
    ArrowLeft: () => onTurn(no - 1),
    ArrowRight: () => onTurn(no + 1),
    a: () => showAreas(!areas),
    d: () => showAnswers(!answers),
  });
  return { no, areas, answers, onTurn, showAreas, showAnswers };
}
