import i18next, { type BackendModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { addCounted } from '../platform/counted.js';
import { markDocument } from '../platform/language.js';
import { type Language, session } from '../platform/session-store.js';
import type { zh } from './texts.zh.js';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'platform';
    resources: typeof zh;
  }
}

type Namespace = keyof typeof zh;

/** The words of every domain and part: a folder's `text.zh.ts` is the namespace of that name, my-classes as `myClasses`. */
const files: Record<Language, Record<string, () => Promise<object>>> = {
  zh: import.meta.glob<object>(['../**/text.zh.ts', './text.zh.ts'], { import: 'zh' }),
  en: import.meta.glob<object>(['../**/text.en.ts', './text.en.ts'], { import: 'en' }),
};

const namespaceOf = (file: string): string => {
  const folder = file.split('/').at(-2) ?? '';
  return folder === '.' ? 'app' : folder.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
};
const loaders: Record<Language, ReadonlyMap<string, () => Promise<object>>> = {
  zh: new Map(Object.entries(files.zh).map(([file, load]) => [namespaceOf(file), load])),
  en: new Map(Object.entries(files.en).map(([file, load]) => [namespaceOf(file), load])),
};
export const namespaces: readonly string[] = [...loaders.zh.keys()];

const chunks: BackendModule = {
  type: 'backend',
  init: () => {},
  read: (language, namespace, done) => {
    const load = loaders[language === 'en' ? 'en' : 'zh'].get(namespace);
    if (!load) return done(new Error(`there are no words named ${namespace}`), false);
    load().then(
      (words) => done(null, words),
      (error: Error) => done(error, false),
    );
  },
};

/** Loads the first words in the chosen language, before anything is drawn. */
export async function startTexts(): Promise<void> {
  const { language } = session.get();
  await i18next
    .use(chunks)
    .use(initReactI18next)
    .init({
      lng: language,
      fallbackLng: false,
      ns: ['platform', 'session'] satisfies Namespace[],
      defaultNS: 'platform',
      interpolation: { escapeValue: false },
    });
  addCounted();
  markDocument(language);
}

/** Loads words ahead of what draws them; whoever uses words that are not here yet waits for them in its Suspense. */
export const loadWords = (...wanted: Namespace[]): Promise<void> => i18next.loadNamespaces(wanted);
