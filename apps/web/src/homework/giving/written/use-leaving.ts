import { useEffect } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router';

const LIST = '/homework/written';
/** What of the list's address is the form that was sent, and not the list. */
const ofForm = ['step', 'paper', 'like', 'for', 'end'] as const;
/** The places in the browser's history that showed a form of this window. */
const shown = new Set<string>();
const sent = new Set<string>();
/** A window that begins anew knows of nothing that was sent. */
export const forgetSent = (): void => {
  shown.clear();
  sent.clear();
};

/** Leaves a form that was sent: the list, as it was filtered, takes its place, so that no way back opens it once more. */
export function useLeaving(): (to: string | null) => Promise<void> {
  const navigate = useNavigate();
  const { search } = useLocation();
  return async (to) => {
    for (const one of shown) sent.add(one);
    shown.clear();
    const params = new URLSearchParams(search);
    for (const name of ofForm) params.delete(name);
    await navigate(params.size > 0 ? `${LIST}?${params}` : LIST, { replace: true });
    if (to !== null) await navigate(to);
  };
}

/** Its earlier steps stand in the browser's history: who comes back to one finds the list. */
export function useClosedWhenSent(isOpen: boolean, close: () => void): void {
  const { key } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  useEffect(() => {
    if (!isOpen) return;
    if (isBack && sent.has(key)) close();
    else shown.add(key);
  });
}
