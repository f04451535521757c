import type { MasteryTrial } from '@zhibi/contract/analysis';
import type { Trial } from '@zhibi/mastery';

/** A chance may be this far from what came, on the average: beyond it 70 % is no 70 %, and nobody should read it. */
const WELL_CALIBRATED = 0.1;

/**
 * The model is used where it put right answers above wrong ones more often than the average of the class did, and its chances came true
 * about as often as they say.
 */
export const isBetter = ({
  area,
  averageArea,
  calibration,
}: Pick<Trial, 'area' | 'averageArea' | 'calibration'>): boolean =>
  area > averageArea && calibration <= WELL_CALIBRATED;

export const shownTrial = (
  { subjectId, judgedOn, trial }: { subjectId: number; judgedOn: string; trial: Trial },
  subjectName: string,
): MasteryTrial => ({ subjectId, subjectName, judgedOn, ...trial, isBetter: isBetter(trial) });
