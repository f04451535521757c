import i18next from 'i18next';
import { type Language, session } from './session-store.js';

/** The document says its language too: fonts, hyphens and screen readers follow it. */
export const markDocument = (language: Language): void => {
  document.documentElement.lang = language === 'en' ? 'en' : 'zh-CN';
};

/** Changes the language of everything at once and remembers it. */
export async function switchLanguage(language: Language): Promise<void> {
  await i18next.changeLanguage(language);
  session.set({ language });
  markDocument(language);
}
