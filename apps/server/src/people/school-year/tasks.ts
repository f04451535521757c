import type { TaskList } from '../../platform/jobs/index.js';
import type { Services } from '../../platform/services.js';
import { moveOn } from './move-on.js';
import { MOVE_SCHOOL_YEAR } from './start-upgrade.js';
import { standingRuns } from './store.js';

/** Work of this domain, again and again: takes up the school years whose process was killed. */
export const TAKE_UP_SCHOOL_YEARS = 'take-up-school-years';
/** A run moves many times a second; one that stood still for so long has nobody. Two at once do no harm: they take turns. */
const STANDING_MS = 1_000;

export const schoolYearTasks = (services: Services): TaskList => ({
  [MOVE_SCHOOL_YEAR]: ({ payload }) => moveOn(services, { schoolId: String(payload.schoolId), id: String(payload.id) }),
  [TAKE_UP_SCHOOL_YEARS]: async () => {
    const since = new Date(services.clock.now().getTime() - STANDING_MS);
    for (const run of await services.database.asSystem((db) => standingRuns(db, since))) await moveOn(services, run);
  },
});
