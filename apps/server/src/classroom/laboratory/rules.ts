import type { Lab, LabStep } from '@zhibi/contract/classroom/laboratory';
import type { Actor } from '@zhibi/contract/session';
import { isLeader } from '../../people/index.js';
import { mayDecide, mayKeep, mayReadResults, mayScore, type OfLab } from './policy.js';

/** Eight digits as the database writes a day, and back. */
export const dateOf = (day: string): string => `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}`;
export const dayOf = (date: string): string => date.replaceAll('-', '');

export const fullOf = (steps: readonly Pick<LabStep, 'points'>[]): number =>
  steps.reduce((sum, { points }) => sum + points, 0);

/** Once it is scored only words of the steps change: none is added, moved or worth something else. */
export const sameScale = (one: readonly LabStep[], other: readonly LabStep[]): boolean =>
  one.length === other.length &&
  one.every((step, at) => {
    const then = other[at];
    return step.stepId === then?.stepId && step.points === then.points && step.safety === then.safety;
  });

/** The maker first, everybody once. */
export const scorersOf = (makerId: string, others: readonly string[]): string[] => [
  ...new Set([makerId, ...others.map((id) => id.toLowerCase())]),
];

export function canOf(actor: Actor, lab: OfLab): Lab['can'] {
  const keeps = mayKeep(actor, lab);
  const decides = mayDecide(actor, lab);
  const { state } = lab;
  return {
    change: keeps && state !== 'finished',
    changeSteps: keeps && state === 'draft',
    remove: keeps && state === 'draft',
    open: keeps && state === 'draft',
    score: mayScore(actor, lab),
    readResults: mayReadResults(actor, lab),
    settle: decides && state === 'open',
    finish: decides && state === 'open',
    reopen: decides && state === 'finished',
    bring: state === 'finished' && isLeader(actor),
  };
}
