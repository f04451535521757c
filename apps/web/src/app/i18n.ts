import i18next, { type BackendModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
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
type Words = Record<string, object>;

/** What the login page needs, so that it does not carry the words of the whole product. */
const first: Record<Language, Record<'platform' | 'session', () => Promise<object>>> = {
  zh: {
    platform: async () => (await import('../platform/text.zh.js')).zh,
    session: async () => (await import('../session/text.zh.js')).zh,
  },
  en: {
    platform: async () => (await import('../platform/text.en.js')).en,
    session: async () => (await import('../session/text.en.js')).en,
  },
};

const all: Record<Language, () => Promise<Words>> = {
  zh: async () => (await import('./texts.zh.js')).zh,
  en: async () => (await import('./texts.en.js')).en,
};

const firstNamespaces = ['platform', 'session'] as const satisfies readonly Namespace[];
const laterNamespaces = [
  'app',
  'people',
  'organisation',
  'records',
  'roster',
  'myClasses',
  'schoolYear',
  'region',
  'disk',
  'profile',
  'questions',
  'writing',
  'exchange',
  'trees',
  'papers',
  'homework',
  'capture',
  'devices',
  'marking',
  'analysis',
  'operations',
] as const satisfies readonly Namespace[];

async function wordsOf(language: Language, namespace: string): Promise<object | undefined> {
  const early = firstNamespaces.find((one) => one === namespace);
  return early ? first[language][early]() : (await all[language]())[namespace];
}

const chunks: BackendModule = {
  type: 'backend',
  init: () => {},
  read: (language, namespace, done) => {
    wordsOf(language === 'en' ? 'en' : 'zh', namespace).then(
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
      ns: [...firstNamespaces], // a copy: i18next adds what is loaded later to its own list
      defaultNS: 'platform',
      interpolation: { escapeValue: false },
      react: { useSuspense: false },
    });
  markDocument(language);
}

/** Loads the words of every domain, for people who are signed in. */
export const loadEveryText = (): Promise<void> => i18next.loadNamespaces(laterNamespaces);
