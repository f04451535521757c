import { toStamp } from '@zhibi/contract/kernel';
import { academicYears, currentYearName, schoolYearApi, yearName } from '@zhibi/contract/people/school-year';
import { mount, mountFile, mountOpen } from '../../platform/mount.js';
import { ensure, found } from '../../platform/problem.js';
import type { Routes } from '../../platform/services.js';
import { findSchool } from '../store.js';
import { readClassesOfYear } from './classes-of-year.js';
import { exportClasses } from './export-classes.js';
import type { LaterDomains } from './later-domains.js';
import { mayAskAbout, mayMoveYear } from './policy.js';
import { readResult, readState } from './read-state.js';
import { rehearse } from './rehearse.js';
import { startUpgrade } from './start-upgrade.js';
import { rehearseUndo, resumeUpgrade, undoUpgrade } from './undo-upgrade.js';

export const schoolYearRoutes =
  (later: LaterDomains): Routes =>
  (services) => {
    const { clock, settings } = services;
    const timeZone = settings.TZ_NAME;
    const here = { ...services, later };
    mount(services, schoolYearApi.info, async ({ db, actor }, { schoolId }) => {
      ensure(mayAskAbout(actor, schoolId), 'not-found');
      const school = found(await findSchool(db, schoolId));
      return { schoolYear: String(school.schoolYear), dataLock: school.dataLock };
    });
    mount(services, schoolYearApi.result, async ({ db, actor }, { schoolId }) => {
      ensure(mayAskAbout(actor, schoolId), 'not-found');
      return readResult(db, schoolId, timeZone);
    });
    mount(services, schoolYearApi.years, async ({ language }) =>
      academicYears(toStamp(clock.now(), timeZone)).map((year, at) => ({
        ...year,
        name: (at === 0 ? currentYearName : yearName(year.academicYear))[language],
      })),
    );
    mount(services, schoolYearApi.classes, async ({ db, actor }, { academicYear }) => {
      ensure(actor.schoolId !== '', 'not-found');
      return { items: await readClassesOfYear(db, actor, academicYear) };
    });
    mountFile(services, schoolYearApi.exportClasses, ({ actor, language, transact }, input) =>
      transact((db) => exportClasses(db, actor, input, language)),
    );
    mount(services, schoolYearApi.rehearse, async ({ db, actor }, { names }) => {
      ensure(mayMoveYear(actor), 'not-found');
      return rehearse(db, { schoolId: actor.schoolId, names }, here);
    });
    mountOpen(services, schoolYearApi.start, ({ actor }, input) => startUpgrade(here, actor, input));
    mount(services, schoolYearApi.state, async ({ db, actor }) => {
      ensure(actor.schoolId !== '', 'not-found');
      return { upgrade: await readState(db, actor, { now: clock.now(), timeZone }) };
    });
    mountOpen(services, schoolYearApi.resume, async ({ actor }, { upgradeId }) => {
      await resumeUpgrade(services, actor, upgradeId);
      return {};
    });
    mount(services, schoolYearApi.rehearseUndo, ({ db, actor }, { upgradeId }) =>
      rehearseUndo(db, actor, upgradeId, clock.now()),
    );
    mountOpen(services, schoolYearApi.undo, async ({ actor }, input) => {
      await undoUpgrade(services, actor, input);
      return {};
    });
  };
