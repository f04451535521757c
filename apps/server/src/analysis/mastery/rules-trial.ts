import type { MasteryTrial } from '@zhibi/contract/analysis';
import type { Trial } from '@zhibi/mastery';

/** The model is used where it put right answers above wrong ones more often than the average of the class did. */
export const isBetter = ({ area, averageArea }: Pick<Trial, 'area' | 'averageArea'>): boolean => area > averageArea;

export const shownTrial = (
  { subjectId, judgedOn, trial }: { subjectId: number; judgedOn: string; trial: Trial },
  subjectName: string,
): MasteryTrial => ({ subjectId, subjectName, judgedOn, ...trial, isBetter: isBetter(trial) });
