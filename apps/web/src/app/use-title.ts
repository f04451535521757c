import { useEffect } from 'react';
import type { ScreenLine } from '../platform/screen-line.js';
import { say } from '../platform/text.js';
import { useTitles } from './titles.js';

/** The screen as the part of it is called that the address shows. */
export function screenInView(screen: ScreenLine, query: string): ScreenLine {
  const title = screen.views?.[new URLSearchParams(query).get('view') ?? ''];
  return title ? { ...screen, title } : screen;
}

/** The screen names the window, in the language of the moment. */
export function useTitle(screen: ScreenLine, query = ''): void {
  const [name] = useTitles([screenInView(screen, query)]);
  const title = name && `${name} · ${say('platform:product')}`;
  // The window's title is outside React.
  useEffect(() => {
    if (title) document.title = title;
  }, [title]);
}
