import type { Language } from '../../platform/session-store.js';
import { type Area, areas } from './areas.js';
import { type ManualPage, readManual, toldBy } from './read-manual.js';

const files = import.meta.glob<string>('./manual/*.md', { query: '?raw', import: 'default' });

const loadArea = async (area: Area, language: Language): Promise<ManualPage[]> => {
  const text = await files[`./manual/${area}.${language}.md`]?.();
  return text === undefined ? [] : readManual(area, text);
};

/** Every page of the manual in one language, in its order. */
export const loadManual = async (language: Language): Promise<ManualPage[]> =>
  (await Promise.all(areas.map((area) => loadArea(area, language)))).flat();

/** The pages of one file: what is needed to read one of them. */
export const loadPagesOf = (area: string, language: Language): Promise<ManualPage[]> =>
  loadArea(areas.find((one) => one === area) ?? 'start', language);

/** The page that tells of a screen to somebody in this role, with the place on it. */
export function pageOf(
  pages: readonly ManualPage[],
  path: string,
  role: string,
): { page: ManualPage; anchor: string } | undefined {
  const told = pages.flatMap((page) => toldBy(page).map((screen) => ({ ...screen, page })));
  const fit = told.filter((screen) => screen.path === path);
  return fit.find((screen) => screen.role === role) ?? fit.find((screen) => screen.role === undefined) ?? fit[0];
}

/** The page with the section that tells how something is done: each stands in one place. */
export function telling(pages: readonly ManualPage[], how: string): { page: ManualPage; anchor: string } | undefined {
  const page = pages.find(({ sections }) => sections.some(({ anchor }) => anchor === how));
  return page && { page, anchor: how };
}
