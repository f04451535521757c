import { fieldMessages, fieldRules, type Language } from '@zhibi/contract/kernel';

const rules = {
  account: 'account',
  password: 'password',
  name: 'name',
  phone: 'phone',
  imageCode: 'image-code',
  smsCode: 'sms-code',
} as const;

/** What the rule of the contract says of a text; undefined where it is right. */
export const wrongAs = (rule: keyof typeof rules, text: string, language: Language): string | undefined =>
  fieldRules[rule].safeParse(text).success ? undefined : fieldMessages[rules[rule]]?.[language];

/** What is said where the second password is missing or not the first. */
export const wrongRepeat = (password: string, again: string, language: Language): string | undefined =>
  again !== '' && password === again ? undefined : fieldMessages['confirm-password']?.[language];
