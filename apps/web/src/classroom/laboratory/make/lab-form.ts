import { type Lab, type LabStep, labLimits } from '@zhibi/contract/classroom/laboratory';
import { v7 } from 'uuid';
import { nowStamp } from '../../../platform/time.js';

/** What is typed in the form; points may be empty for a moment. */
export interface LabForm {
  title: string;
  classId: string | null;
  heldOn: string;
  setId: string | null;
  homeworkId: string | null;
  scorerIds: string[];
  steps: FormStep[];
}

export interface FormStep extends Omit<LabStep, 'points'> {
  points: number | null;
}

const USUAL_POINTS = 2;

export const newStep = (): FormStep => ({
  stepId: v7(),
  title: '',
  points: USUAL_POINTS,
  safety: false,
  criteria: '',
});

export const emptyForm = (classId: string | null): LabForm => ({
  title: '',
  classId,
  heldOn: nowStamp().slice(0, 8),
  setId: null,
  homeworkId: null,
  scorerIds: [],
  steps: [newStep()],
});

/** The maker stands first among the scorers, and is never chosen. */
export const formOf = (lab: Lab): LabForm => ({
  title: lab.title,
  classId: lab.classId,
  heldOn: lab.heldOn,
  setId: lab.setId,
  homeworkId: lab.homework?.homeworkId ?? null,
  scorerIds: lab.scorers.slice(1).map(({ accountId }) => accountId),
  steps: lab.steps,
});

/** The steps of earlier lab work as those of a new one. */
export const stepsFrom = (lab: Lab): FormStep[] => lab.steps.map((step) => ({ ...step, stepId: v7() }));

/** One place up or down. */
export function moved<T>(items: readonly T[], at: number, by: -1 | 1): T[] {
  const next = [...items];
  const [one] = next.splice(at, 1);
  if (one !== undefined) next.splice(at + by, 0, one);
  return next;
}

export type Wrong = 'titleMissing' | 'classMissing' | 'stepsMissing';

/** What is still missing. */
export function wrongIn({ title, classId, steps }: LabForm): Wrong[] {
  const hasAll = steps.every((step) => step.title.trim() !== '' && step.points !== null && step.points > 0);
  return [
    ...(title.trim() === '' ? ['titleMissing' as const] : []),
    ...(classId === null ? ['classMissing' as const] : []),
    ...(hasAll ? [] : ['stepsMissing' as const]),
  ];
}

export const sumOf = (steps: readonly FormStep[]): number => steps.reduce((sum, { points }) => sum + (points ?? 0), 0);

export const isFull = (steps: readonly FormStep[]): boolean => steps.length >= labLimits.steps;
