import { fieldMessages, fieldRules, type Language } from '@zhibi/contract/kernel';
import type { TFunction } from 'i18next';

export interface Credentials {
  account: string;
  password: string;
  imageCode: string;
}
export type FieldName = keyof Credentials;

interface Words {
  t: TFunction<'session'>;
  language: Language;
}

/** What is missing before the server is asked. An old password may break today's rule, so only its absence counts. */
export function wrongFields(
  typed: Credentials,
  needsCode: boolean,
  { t, language }: Words,
): Partial<Record<FieldName, string>> {
  const isCodeWrong = needsCode && !fieldRules.imageCode.safeParse(typed.imageCode).success;
  return {
    ...(typed.account.trim() ? {} : { account: t('needAccount') }),
    ...(typed.password ? {} : { password: t('needPassword') }),
    ...(isCodeWrong ? { imageCode: fieldMessages['image-code']?.[language] } : {}),
  };
}
