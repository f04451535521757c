import { TIME_ZONE } from './time-zone.js';

/** The greetings of a day in their order. */
export const greetings = ['morning', 'noon', 'afternoon', 'evening'] as const;
export type Greeting = (typeof greetings)[number];

/** What one says at this hour. */
export function hourGreeting(hour: number): Greeting {
  if (hour < 11) return 'morning';
  if (hour < 13) return 'noon';
  return hour < 18 ? 'afternoon' : 'evening';
}

const KEY = 'greeted';

/** Who is greeted on this browser, as one calls them: the first picture says it before anything is known. It goes with the login. */
export const keepGreeted = (name: string): void => localStorage.setItem(KEY, name);

/** The greeting of this hour to whoever was greeted here last; nothing to a stranger. @param sentences of all greetings in their order, `{{name}}` in each */
export function greetingOf(sentences: readonly string[], now = new Date()): string {
  const name = localStorage.getItem(KEY);
  // Not by stamps: this comes with the page, before the schemas of the contract.
  const hour = Number(
    new Intl.DateTimeFormat('en', { hour: 'numeric', hourCycle: 'h23', timeZone: TIME_ZONE }).format(now),
  );
  const sentence = sentences[greetings.indexOf(hourGreeting(hour))];
  return name && sentence ? sentence.replace('{{name}}', () => name) : '';
}

const BETWEEN = '\n';
const SELECTOR = '[data-greeting]';

/** What an element of the first picture carries, so that `greetIn` finds it. */
export const greetingToFill = (sentences: readonly string[]) => ({ 'data-greeting': sentences.join(BETWEEN) });

/** The build does not know who comes, and when: the greeting is written into its picture here. */
export function greetIn(picture: Element): void {
  for (const place of picture.querySelectorAll<HTMLElement>(SELECTOR))
    place.textContent = greetingOf((place.dataset.greeting ?? '').split(BETWEEN));
}
