import { useTranslation } from 'react-i18next';
import type { ScreenLine } from '../platform/screen-line.js';
import { say } from '../platform/text.js';

export const namespaceOfTitle = ({ title }: ScreenLine) => title.split(':')[0] as 'platform'; // any namespace: only its arrival is waited for

/** The titles of some screens, in the language of the moment; none until their words are here. What stands around a screen never waits for it. */
export function useTitles(screens: readonly ScreenLine[]): readonly string[] {
  const { ready } = useTranslation(screens.map(namespaceOfTitle), { useSuspense: false });
  return ready ? screens.map(({ title }) => say(title)) : [];
}
