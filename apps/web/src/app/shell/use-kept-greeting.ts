import { useTranslation } from 'react-i18next';
import { greetingOf, greetings, greetingToFill } from '../../platform/greeting.js';

/** The greeting while the person is not known yet, for the element that says it: to whoever was greeted on this browser last. */
export function useKeptGreeting() {
  const { t } = useTranslation('app');
  const sentences = greetings.map((greeting) => t(`greeting.${greeting}`, { name: '{{name}}' }));
  return { ...greetingToFill(sentences), children: greetingOf(sentences) };
}
