import { useCallback, useLayoutEffect, useRef } from 'react';
import {
  createSearchParams,
  type NavigateOptions,
  type URLSearchParamsInit,
  useSearchParams as useDrawnParams,
  useLocation,
} from 'react-router';

type Change = URLSearchParamsInit | ((before: URLSearchParams) => URLSearchParamsInit);

/** What was asked for last, and from which address: it counts as done until another address is drawn. */
let wished: { from: string; search: string } | undefined;

/**
 * The words behind the question mark of the address, as the router's own hook; but a change by a function builds on the last change
 * that was asked for, where the router's builds on what was drawn when the caller was: a filter that is cleared and a chapter that is
 * chosen in the same moment both count, and so does a field that waits for the typing to pause.
 */
export function useSearchParams(): [URLSearchParams, (change: Change, options?: NavigateOptions) => void] {
  const { key, search } = useLocation();
  const [params, setParams] = useDrawnParams();
  // Kept for whoever was handed the setter when it was drawn earlier.
  const drawn = useRef({ key, search });
  useLayoutEffect(() => {
    drawn.current = { key, search };
    if (wished?.from !== key) wished = undefined;
  }, [key, search]);
  const set = useCallback(
    (change: Change, options?: NavigateOptions) => {
      const from = drawn.current.key;
      const before = new URLSearchParams(wished?.from === from ? wished.search : drawn.current.search);
      const next = createSearchParams(typeof change === 'function' ? change(before) : change);
      wished = { from, search: next.toString() };
      setParams(next, options);
    },
    [setParams],
  );
  return [params, set];
}
