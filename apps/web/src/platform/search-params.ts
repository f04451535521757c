import { useCallback, useContext, useLayoutEffect, useRef } from 'react';
import {
  UNSAFE_DataRouterContext as DataRouterContext,
  type NavigateOptions,
  type URLSearchParamsInit,
  useSearchParams as useDrawnParams,
  useLocation,
} from 'react-router';

type Change = URLSearchParamsInit | ((before: URLSearchParams) => URLSearchParamsInit);

/**
 * The words behind the question mark of the address, as the router's own hook; but a change by a function builds on the address that
 * is on its way, where the router's builds on what was drawn when the caller was: a filter that is cleared and a chapter that is
 * chosen in the same moment both count, and so does a field that waits for the typing to pause. Who went to another page meanwhile
 * is not pulled back by a change that comes late.
 */
export function useSearchParams(): [URLSearchParams, (change: Change, options?: NavigateOptions) => void] {
  const router = useContext(DataRouterContext)?.router;
  const location = useLocation();
  const [params, setParams] = useDrawnParams();
  // Kept for whoever was handed the setter when it was drawn earlier.
  const drawn = useRef(location);
  useLayoutEffect(() => {
    drawn.current = location;
  }, [location]);
  const set = useCallback(
    (change: Change, options?: NavigateOptions) => {
      const coming = router?.state.navigation.location ?? router?.state.location ?? drawn.current;
      if (coming.pathname !== drawn.current.pathname) return;
      setParams(typeof change === 'function' ? change(new URLSearchParams(coming.search)) : change, options);
    },
    [router, setParams],
  );
  return [params, set];
}
