import { mayUseAnswerCards } from '@zhibi/contract/people';
import type { User } from './user.js';

type Tenant = Pick<User, 'customized' | 'memberId' | 'extQuestion' | 'schoolConfigs' | 'schoolId'>;

/** A bank of a partner is there for schools whose external question list names it. */
export const mayUseBank = ({ extQuestion }: Tenant, bank: string): boolean => extQuestion.includes(bank);

/** Speech is a matter of the school's configuration. */
export const maySpeak = ({ schoolConfigs }: Tenant): boolean => schoolConfigs.includes('SPEECH');

/** The gate that a screen names by `needs`: `school` (one is chosen), `answer-cards`, `speech`, or `bank:` and the name of a partner's bank. A name nobody knows is closed. */
export function isGateOpen(user: Tenant, name: string): boolean {
  if (name === 'school') return user.schoolId !== '';
  if (name === 'answer-cards') return mayUseAnswerCards(user);
  if (name === 'speech') return maySpeak(user);
  return name.startsWith('bank:') && mayUseBank(user, name.slice('bank:'.length));
}
