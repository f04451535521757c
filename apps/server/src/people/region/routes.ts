import { stageNames } from '@zhibi/contract/people';
import { districtSummaryName, regionApi } from '@zhibi/contract/people/region';
import { mountFile, mountOpen } from '../../platform/mount.js';
import type { Routes } from '../../platform/services.js';
import { findSchool } from '../store.js';
import { districtOf } from './district-of.js';
import { exportSummary } from './export-summary.js';
import { readSummary } from './read-summary.js';
import { hasStage, stagesOf } from './rules.js';

export const regionRoutes: Routes = (services) => {
  const { database } = services;
  mountOpen(services, regionApi.stages, async ({ actor, language, transact }) => {
    const own = () => transact((db) => findSchool(db, actor.schoolId)).then((one) => (one === undefined ? [] : [one]));
    const schools =
      actor.role === 'REGION' ? await database.asSystem((system) => districtOf(system, actor)) : await own();
    return [...new Set(schools.flatMap(stagesOf))]
      .sort()
      .map((schoolStageId) => ({ schoolStageId, schoolStageName: stageNames[schoolStageId][language] }));
  });
  mountOpen(services, regionApi.schools, async ({ actor, language }, { schoolStageId }) => {
    const schools = await database.asSystem((system) => districtOf(system, actor));
    const name = districtSummaryName[language];
    return [
      { schoolId: '', schoolName: name, schoolShortName: name },
      ...schools.filter((one) => hasStage(one, schoolStageId)),
    ];
  });
  mountOpen(services, regionApi.summary, ({ actor, transact }, { schoolStageId }) =>
    readSummary({ database, transact }, actor, schoolStageId),
  );
  mountFile(
    services,
    regionApi.exportSummary,
    async ({ actor, language, transact }, { schoolStageId: stage, format }) =>
      exportSummary(await readSummary({ database, transact }, actor, stage), { stage, format, language }),
  );
};
