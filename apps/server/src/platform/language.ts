import type { Language } from '@zhibi/contract/kernel';

/** The language a person is answered in: English when they ask for it first, Chinese otherwise. */
export function languageOf(acceptLanguage: string | undefined): Language {
  const first = acceptLanguage?.split(',')[0]?.trim().toLowerCase() ?? '';
  return first.startsWith('en') ? 'en' : 'zh';
}
