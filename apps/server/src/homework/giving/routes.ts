import { homeworkApi } from '@zhibi/contract/homework';
import { layOutPaper } from '../../papers/index.js';
import { mount, mountFile, mountOpen } from '../../platform/mount.js';
import { found } from '../../platform/problem.js';
import type { Services } from '../../platform/services.js';
import { admitStudents, listOutside } from './admit-students.js';
import { copiesBySeat } from './copies-by-seat.js';
import { giveHomework } from './give-homework.js';
import { listFreeRuns } from './list-free-runs.js';
import { planPrinting } from './plan-printing.js';
import { measuredOf, minutesOf, ownPaperToGive } from './publish-homework.js';
import { pushPractice } from './push-practice.js';
import { showSeatForms } from './seat-forms.js';
import { showLayers } from './show-layers.js';
import { withdrawHomework } from './withdraw-homework.js';

/** To everybody of the classes, as written homework; what they were given before is refused as at every door. */
const plain = { taskType: 6, forJoiners: false } as const;

export function givingRoutes(services: Services): void {
  const here = () => ({ now: services.clock.now(), timeZone: services.settings.TZ_NAME });

  mountOpen(services, homeworkApi.prepare, async ({ actor, transact }, { paperId }) => {
    const paper = await transact((db) => ownPaperToGive(db, actor, paperId));
    await layOutPaper(services, actor.schoolId, paperId);
    return { minutes: minutesOf(paper), measured: measuredOf(paper) };
  });
  mountOpen(services, homeworkApi.give, (call, wish) => giveHomework(services, call, wish));
  mountOpen(services, homeworkApi.publish, async (call, { paperId, printRunId, ...wish }) => {
    const sheets = [{ paperId, printRunId, audience: { kind: 'everybody' as const } }];
    return found((await giveHomework(services, call, { ...wish, ...plain, sheets })).items[0]);
  });
  mountOpen(services, homeworkApi.admit, (call, input) => admitStudents(services, call, input));
  mount(services, homeworkApi.outside, async ({ db, actor }, { homeworkId }) => ({
    items: await listOutside(db, actor, homeworkId),
  }));
  mountOpen(services, homeworkApi.pushPractice, (call, input) => pushPractice(services, call, input));
  mount(services, homeworkApi.freeRuns, ({ db, actor }, input) => listFreeRuns(db, actor, input, here()));
  mountOpen(services, homeworkApi.printPlan, (call, input) => planPrinting(services, call, input, here()));
  mountFile(services, homeworkApi.copiesBySeat, (call, input) => copiesBySeat(services, call, input, call.language));
  mount(services, homeworkApi.seatForms, ({ db, actor }, input) => showSeatForms(db, actor, input));
  mount(services, homeworkApi.layers, ({ db, actor }, input) => showLayers(db, actor, input));
  mount(services, homeworkApi.withdraw, async ({ db, actor }, { homeworkId }) => {
    await withdrawHomework(db, actor, homeworkId, services.clock.now());
    return {};
  });
}
