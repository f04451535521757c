import { useSyncExternalStore } from 'react';

const query = '(max-width: 1080px)';

const subscribe = (listener: () => void) => {
  const media = window.matchMedia(query);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
};

/** Below 1080 px the menu becomes a rail of icons. */
export const useNarrow = (): boolean => useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
