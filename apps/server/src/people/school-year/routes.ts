import { toStamp } from '@zhibi/contract/kernel';
import { academicYears, currentYearName, schoolYearApi, yearName } from '@zhibi/contract/people/school-year';
import type { Routes } from '../../platform/house.js';
import { mount, mountFile, mountOpen } from '../../platform/mount.js';
import { demand, found } from '../../platform/problem.js';
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
  (house) => {
    const { clock, settings } = house;
    const timeZone = settings.TZ_NAME;
    const here = { ...house, later };
    mount(house, schoolYearApi.info, async ({ db, actor }, { schoolId }) => {
      demand(mayAskAbout(actor, schoolId), 'not-found');
      const school = found(await findSchool(db, schoolId));
      return { schoolYear: String(school.schoolYear), dataLock: school.dataLock };
    });
    mount(house, schoolYearApi.result, async ({ db, actor }, { schoolId }) => {
      demand(mayAskAbout(actor, schoolId), 'not-found');
      return readResult(db, schoolId, timeZone);
    });
    mount(house, schoolYearApi.years, async ({ language }) =>
      academicYears(toStamp(clock.now(), timeZone)).map((year, at) => ({
        ...year,
        name: (at === 0 ? currentYearName : yearName(year.academicYear))[language],
      })),
    );
    mount(house, schoolYearApi.classes, async ({ db, actor }, { academicYear }) => {
      demand(actor.schoolId !== '', 'not-found');
      return { items: await readClassesOfYear(db, actor.schoolId, academicYear) };
    });
    mountFile(house, schoolYearApi.exportClasses, ({ actor, language, transact }, input) =>
      transact((db) => exportClasses(db, actor, input, language)),
    );
    mount(house, schoolYearApi.rehearse, async ({ db, actor }, { names }) => {
      demand(mayMoveYear(actor), 'not-found');
      return rehearse(db, { schoolId: actor.schoolId, names }, here);
    });
    mountOpen(house, schoolYearApi.start, ({ actor }, input) => startUpgrade(here, actor, input));
    mount(house, schoolYearApi.state, async ({ db, actor }) => {
      demand(actor.schoolId !== '', 'not-found');
      return { upgrade: await readState(db, actor, { now: clock.now(), timeZone }) };
    });
    mountOpen(house, schoolYearApi.resume, async ({ actor }, { upgradeId }) => {
      await resumeUpgrade(house, actor, upgradeId);
      return {};
    });
    mount(house, schoolYearApi.rehearseUndo, ({ db, actor }, { upgradeId }) =>
      rehearseUndo(db, actor, upgradeId, clock.now()),
    );
    mountOpen(house, schoolYearApi.undo, async ({ actor }, input) => {
      await undoUpgrade(house, actor, input);
      return {};
    });
  };
