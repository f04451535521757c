import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { howIntents } from '@zhibi/assistant';
import { describe, expect, it } from 'vitest';
import { en as answersEn } from '../apps/server/src/assistant/manual/manual.en.js';
import { zh as answersZh } from '../apps/server/src/assistant/manual/manual.zh.js';
import { screens } from '../apps/web/src/app/screens.js';
import { en as textsEn } from '../apps/web/src/app/texts.en.js';
import { zh as textsZh } from '../apps/web/src/app/texts.zh.js';
import { areas } from '../apps/web/src/assistant/help/areas.js';
import { type ManualPage, partsOf, plain, readManual, toldBy } from '../apps/web/src/assistant/help/read-manual.js';
import { mayRead } from '../apps/web/src/assistant/help/who-reads.js';
import { en as assistantEn } from '../apps/web/src/assistant/help/words.en.js';
import { zh as assistantZh } from '../apps/web/src/assistant/help/words.zh.js';

const source = join(import.meta.dirname, '../apps/web/src');
const manual = join(source, 'assistant/help/manual');
const pagesOf = (language: 'zh' | 'en') =>
  areas.flatMap((area) => readManual(area, readFileSync(join(manual, `${area}.${language}.md`), 'utf8')));
const books = { zh: pagesOf('zh'), en: pagesOf('en') };
const languages = ['zh', 'en'] as const;

/** Everything that a screen may say, by the folder of its domain: the words of the frame go with each. */
const folders = new Map(
  readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('text.zh.ts'))
    .map((file) => {
      const folder = dirname(file).split('/');
      const name = (folder.at(-1) ?? '').replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
      return [name, folder[0] ?? ''] as const;
    }),
);
const leaves = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(leaves)
      : [];
const textsOf = { zh: textsZh as object, en: textsEn as object };
const words = { zh: assistantZh, en: assistantEn };
const domains = [...new Set(folders.values())];
const saidBy = Object.fromEntries(
  languages.map((language) => [
    language,
    new Map(
      domains.map((domain) => [
        domain,
        Object.entries(textsOf[language]).flatMap(([name, texts]) =>
          folders.get(name) === domain ? leaves(texts) : [],
        ),
      ]),
    ),
  ]),
) as Record<'zh' | 'en', Map<string, string[]>>;
/** Words of the frame around every screen, the activation of an account among them. */
const everywhere = (language: 'zh' | 'en') => {
  const { platform, app, people } = language === 'zh' ? textsZh : textsEn;
  return leaves([platform, app, people]);
};
const domainOf = (path: string) =>
  screens.filter((screen) => screen.path === path).map(({ title }) => folders.get(title.split(':')[0] ?? '') ?? '');

/** What a text leaves open is written as three dots. */
const fits = (text: string, quoted: string) => text === quoted || text.replace(/\{\{\w+\}\}/g, '…') === quoted;
const quotedIn = (page: ManualPage) =>
  page.sections.flatMap(({ blocks }) =>
    blocks.flatMap(({ text }) => [...plain(text).matchAll(/[“「]([^”」]+)[”」]/g)].map(([, word = '']) => word)),
  );
/** Every word of these domains, and of those that the page links to: a step may end on another screen. */
const sayable = (page: ManualPage, language: 'zh' | 'en') => {
  const led = page.sections.flatMap(({ blocks }) =>
    blocks.flatMap(({ text }) => partsOf(text).flatMap(({ to }) => (to ? [to] : []))),
  );
  const paths = [
    ...toldBy(page).map(({ path }) => path),
    ...led.flatMap((to) => {
      const linked = books[language].find(({ id }) => id === to.split('#')[0]);
      return linked ? toldBy(linked).map(({ path }) => path) : [to];
    }),
  ];
  return [
    ...[...new Set(paths.flatMap(domainOf))].flatMap((domain) => saidBy[language].get(domain) ?? []),
    ...everywhere(language),
    ...leaves(words[language]),
  ];
};

/** The roles of a school: who sees what is for its people without a list of roles. */
const ofSchool = ['TEACHER', 'STUDENT', 'SCHOOLADMIN', 'SCHOOLPRINCIPAL', 'REGION'];
const isOfSchool = (types: readonly number[]) => types.length > 0 && types.every((type) => type === 1 || type === 3);

const told = books.zh.flatMap((page) => toldBy(page).map((screen) => ({ ...screen, page })));

describe('the manual', () => {
  it('has a page for every screen', () => {
    const lacking = screens.filter(
      ({ path, roles }) =>
        !told.some((one) => one.path === path && (one.role === undefined || roles?.some((role) => role === one.role))),
    );
    expect(lacking.map(({ path, title }) => `${path} ${title}`)).toEqual([]);
  });

  it('has no page of a screen that is gone', () => {
    expect(told.filter(({ path }) => !screens.some((screen) => screen.path === path)).map(({ path }) => path)).toEqual(
      [],
    );
    expect(books.zh.filter((page) => toldBy(page).length === 0).map(({ id }) => id)).toEqual([]);
  });

  it('tells of a screen once for each role', () => {
    const keys = told.map(({ path, role = '' }) => `${path} ${role}`);
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
  });

  it('has the same pages, screens and sections in both languages, each name once', () => {
    const shape = (pages: readonly ManualPage[]) =>
      pages.map(({ id, readers, sections }) => [
        id,
        readers,
        sections.map(({ anchor, screens: ofSection, blocks }) => [
          anchor,
          ofSection,
          blocks.map(({ kind, name }) => [kind, name]),
        ]),
      ]);
    expect(shape(books.en)).toEqual(shape(books.zh));
    const ids = books.zh.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { id, sections } of books.zh)
      expect([id, new Set(sections.map(({ anchor }) => anchor)).size]).toEqual([id, sections.length]);
  });

  it('says truly who sees the screen that a page is about', () => {
    const wrong = books.zh.flatMap((page) => {
      const about = toldBy(page).filter(({ anchor }) => anchor === '');
      const lines = about.flatMap(({ path, role }) =>
        screens
          .filter((screen) => screen.path === path && (!role || screen.roles?.some((one) => one === role)))
          .map(({ roles, loginTypes }) => (role ? [role] : (roles ?? (isOfSchool(loginTypes) ? ofSchool : undefined)))),
      );
      const readers = lines.includes(undefined) ? [] : [...new Set(lines.flat())];
      const [said, are] = [page.readers, readers].map((roles) => [...roles].sort().join(' '));
      return about.length > 0 && said === are ? [] : [`${page.id}: ${said} → ${are}`];
    });
    expect(wrong).toEqual([]);
  });

  it('shows what is for operations, print staff and organisations to them alone', () => {
    for (const page of books.zh) {
      const types = new Set(
        toldBy(page).flatMap(({ path }) =>
          screens.filter((screen) => screen.path === path).flatMap(({ loginTypes }) => [...loginTypes]),
        ),
      );
      const isForAll = types.size === 0 || types.has(1) || types.has(3);
      expect([page.id, mayRead(page, 1)]).toEqual([page.id, isForAll]);
      expect([page.id, mayRead(page, 2)]).toEqual([page.id, isForAll || types.has(2)]);
      expect([page.id, mayRead(page, 4)]).toEqual([page.id, true]);
    }
  });
});

describe.each(languages)('the manual in %s', (language) => {
  const pages = books[language];

  it('quotes only words that its screens have', () => {
    const strange = pages.flatMap((page) => {
      const known = sayable(page, language);
      return quotedIn(page)
        .filter((quoted) => !known.some((text) => fits(text, quoted)))
        .map((quoted) => `${page.id}: ${quoted}`);
    });
    expect(strange.join('\n')).toBe('');
  });

  it('has no dead link', () => {
    const dead = pages.flatMap((page) =>
      page.sections.flatMap(({ blocks }) =>
        blocks.flatMap(({ text }) =>
          partsOf(text).flatMap(({ to }) => {
            if (to === undefined) return [];
            if (to.startsWith('/')) return screens.some(({ path }) => path === to) ? [] : [`${page.id}: ${to}`];
            const [id, anchor] = to.split('#');
            const target = pages.find((one) => one.id === id);
            const isThere = target && (!anchor || target.sections.some((section) => section.anchor === anchor));
            return isThere ? [] : [`${page.id}: ${to}`];
          }),
        ),
      ),
    );
    expect(dead).toEqual([]);
  });

  it('has the pictures that it shows, and no other', () => {
    const shown = new Set(
      pages.flatMap(({ sections }) =>
        sections.flatMap(({ blocks }) => blocks.flatMap(({ name }) => (name ? [`${name}-${language}.webp`] : []))),
      ),
    );
    const there = readdirSync(join(manual, '../pictures')).filter((name) => name.endsWith(`-${language}.webp`));
    expect(there.sort()).toEqual([...shown].sort());
  });

  it('says what the assistant answers, at the place to which it leads', () => {
    const answers = language === 'zh' ? answersZh : answersEn;
    const strange = howIntents.filter((intent) => {
      const places = pages.flatMap(({ sections }) => sections.filter(({ anchor }) => anchor === intent));
      return places.length !== 1 || plain(places[0]?.blocks[0]?.text ?? '') !== answers[intent][1];
    });
    expect(strange).toEqual([]);
  });
});
