import { toStamp } from '@zhibi/contract/kernel';
import { subjectsById } from '../../people/index.js';
import type { Services } from '../../platform/services.js';
import { judgeSubject } from './judge-mastery.js';
import { isBetter } from './rules-trial.js';
import { subjectsAfter } from './store-judge.js';

export const masteryTrialUsage = `  mastery-trial                  fits the model of mastery anew and foretells the newest answers of each school and subject,
                                 beside the average of the class; keeps both, as every night does`;

const PAGE = 50;

/** The back-test of every school and subject, counted now: a line each. */
export async function masteryTrialCommand(
  { database, clock, settings }: Pick<Services, 'database' | 'clock' | 'settings'>,
  say: (line: string) => void,
): Promise<void> {
  const now = clock.now();
  const day = toStamp(now, settings.TZ_NAME).replace(/^(\d{4})(\d\d)(\d\d).*$/, '$1-$2-$3');
  const names = await database.readAsSystem((db) => subjectsById(db));
  let after: { afterSchool: string | null; afterSubject: number | null } = { afterSchool: null, afterSubject: null };
  for (;;) {
    const { afterSchool, afterSubject } = after;
    const page = await database.readAsSystem((db) => subjectsAfter(db, { afterSchool, afterSubject }, PAGE));
    for (const of of page) {
      const trial = await database.asSystem((db) => judgeSubject(db, of, { now, day }));
      const what = `${of.schoolId} ${names.get(of.subjectId)?.name ?? of.subjectId}`;
      say(
        trial === undefined
          ? `${what}: too few answers`
          : `${what}: ${trial.answers} answers of ${trial.students} students · model AUC ${trial.area.toFixed(4)}, calibration error ${trial.calibration.toFixed(4)} · average of the class AUC ${trial.averageArea.toFixed(4)}, calibration error ${trial.averageCalibration.toFixed(4)} · ${isBetter(trial) ? 'the model is shown' : 'averages are shown'}`,
      );
    }
    const last = page.at(-1);
    if (last === undefined || page.length < PAGE) return;
    after = { afterSchool: last.schoolId, afterSubject: last.subjectId };
  }
}
