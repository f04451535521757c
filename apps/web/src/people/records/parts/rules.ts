import { fieldMessages, fieldRules, nameBeside } from '@zhibi/contract/kernel';
import { z } from 'zod';
import { fieldRule } from '../../../platform/form-errors.js';
import { useSession } from '../../../platform/session-store.js';

const messages = {
  name: 'name',
  account: 'account',
  phone: 'phone',
  personNumber: 'person-number',
  className: 'class-name',
} as const satisfies Partial<Record<keyof typeof fieldRules, string>>;

/** The field rules of the contract as rules of a form, in the person's language. `optional` lets an empty field be. */
export function useFieldRules() {
  const { language } = useSession();
  const wordsOf = (field: keyof typeof messages) => fieldMessages[messages[field]]?.[language] ?? '';
  return {
    needed: (field: keyof typeof messages) => [fieldRule(fieldRules[field], wordsOf(field))],
    /** The name of a person whom the record knows, or of a newcomer. */
    name: (known: string) => [fieldRule(nameBeside(known), wordsOf('name'))],
    optional: (field: keyof typeof messages) => [fieldRule(z.literal('').or(fieldRules[field]), wordsOf(field))],
  };
}
