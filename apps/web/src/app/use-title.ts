import { useEffect } from 'react';
import type { ScreenLine } from '../platform/screen-line.js';
import { say } from '../platform/text.js';
import { useTitles } from './titles.js';

/** The screen names the window, in the language of the moment. */
export function useTitle(screen: ScreenLine): void {
  const [name] = useTitles([screen]);
  const title = name && `${name} · ${say('platform:product')}`;
  // The window's title is outside React.
  useEffect(() => {
    if (title) document.title = title;
  }, [title]);
}
