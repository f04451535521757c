import { useSyncExternalStore } from 'react';

const watch = (query: string) => ({
  subscribe: (listener: () => void) => {
    const media = window.matchMedia(query);
    media.addEventListener('change', listener);
    return () => media.removeEventListener('change', listener);
  },
  get: () => window.matchMedia(query).matches,
});
const narrow = watch('(max-width: 1080px)');
const phone = watch('(max-width: 767px)');

/** Below 1080 px the menu becomes a rail of icons. */
export const useNarrow = (): boolean => useSyncExternalStore(narrow.subscribe, narrow.get);

/** Below 768 px there is one hand and one thumb: a bar at the bottom, and one thing on the screen. */
export const usePhone = (): boolean => useSyncExternalStore(phone.subscribe, phone.get);
