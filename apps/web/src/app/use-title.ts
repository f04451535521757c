import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { ScreenLine } from '../platform/screen-line.js';
import { say } from '../platform/text.js';

const namespaceOf = ({ title }: ScreenLine) => title.split(':')[0] as 'platform'; // any namespace: only its arrival is waited for

/** The screen names the window, in the language of the moment. */
export function useTitle(screen: ScreenLine): void {
  useTranslation(namespaceOf(screen)); // drawn again when the language changes, and when its words have come
  const title = `${say(screen.title)} · ${say('platform:product')}`;
  // The window's title is outside React.
  useEffect(() => {
    document.title = title;
  }, [title]);
}
