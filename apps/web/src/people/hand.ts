import { stageOfGrade } from '@zhibi/contract/people';
import type { Hand } from '../platform/theme.js';
import { type User, useUser } from './user.js';

const hands = { 1: 'small', 2: 'middle', 3: 'grown' } as const;

/** The size of letters and keys for somebody: a student's stage decides it, for all others it is the middle one. */
export function handOf({ asStudent, classList: [first] }: Pick<User, 'asStudent' | 'classList'>): Hand {
  return asStudent && first ? hands[stageOfGrade(first.gid)] : 'middle';
}

/** Whose words a student reads: a child says 还不会, a teenager 未掌握. */
export const useAge = (): 'child' | 'teen' => (handOf(useUser()) === 'small' ? 'child' : 'teen');
