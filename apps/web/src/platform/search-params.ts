import { useCallback, useLayoutEffect } from 'react';
import {
  createSearchParams,
  type Location,
  type NavigateOptions,
  type URLSearchParamsInit,
  useSearchParams as useDrawnParams,
  useLocation,
} from 'react-router';

type Change = URLSearchParamsInit | ((before: URLSearchParams) => URLSearchParamsInit);

/** The address as it was drawn last. */
let drawn: Location | undefined;
/** What was asked for since then: it counts as done until another address is drawn. */
let wished: string | undefined;

/**
 * The words behind the question mark of the address, as the router's own hook; but a change by a function builds on the last change
 * that was asked for, where the router's builds on what was drawn when the caller was: a filter that is cleared and a chapter that is
 * chosen in the same moment both count, and so does a field that waits for the typing to pause.
 */
export function useSearchParams(): [URLSearchParams, (change: Change, options?: NavigateOptions) => void] {
  const location = useLocation();
  const [params, setParams] = useDrawnParams();
  // Kept for callers that were drawn earlier.
  useLayoutEffect(() => {
    if (drawn === location) return;
    drawn = location;
    wished = undefined;
  }, [location]);
  const set = useCallback(
    (change: Change, options?: NavigateOptions) => {
      const before = new URLSearchParams(wished ?? drawn?.search);
      const next = createSearchParams(typeof change === 'function' ? change(before) : change);
      wished = next.toString();
      setParams(next, options);
    },
    [setParams],
  );
  return [params, set];
}
