import { useEffect } from 'react';
import { useLocation } from 'react-router';
import type { ScreenLine } from '../platform/screen-line.js';
import { say } from '../platform/text.js';
import { useTitles } from './titles.js';

/** The screen as the view of the address is called. */
export const inView = (screen: ScreenLine, search: string): ScreenLine => {
  const title = screen.viewTitles?.[new URLSearchParams(search).get('view') ?? ''];
  return title ? { ...screen, title } : screen;
};

/** The screen names the window, in the language of the moment. */
export function useTitle(screen: ScreenLine): void {
  const { search } = useLocation();
  const [name] = useTitles([inView(screen, search)]);
  const title = name && `${name} · ${say('platform:product')}`;
  // The window's title is outside React.
  useEffect(() => {
    if (title) document.title = title;
  }, [title]);
}
