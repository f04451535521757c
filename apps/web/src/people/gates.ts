import type { User } from './user.js';

/** The tenant with a product of its own name: the labels and the gates of the specification's "one customised tenant". */
const HOMEWORK_MANAGER = 'homework-manager';

type Tenant = Pick<User, 'customized' | 'memberId' | 'extQuestion' | 'schoolConfigs' | 'schoolId'>;

export const isHomeworkManager = ({ customized }: Pick<User, 'customized'>): boolean => customized === HOMEWORK_MANAGER;

/** Answering papers, answer cards and their editing: in the customised tenant for schools with a member id only. */
export const mayUseAnswerCards = (user: Tenant): boolean => !isHomeworkManager(user) || Boolean(user.memberId);

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
