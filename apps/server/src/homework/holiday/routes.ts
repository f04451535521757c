import { Readable } from 'node:stream';
import { holidayApi } from '@zhibi/contract/homework/holiday';
import { mount, mountFile } from '../../platform/mount.js';
import type { Services } from '../../platform/services.js';
import { beginHoliday } from './begin-holiday.js';
import { bindHoliday } from './bind-holiday.js';
import { clearHoliday, dealHoliday, fillHoliday } from './fill-holiday.js';
import { excuseDay, remindOfHoliday, showStudents, takeOffDay } from './follow-students.js';
import { skipDay, tickTask, unskipDay } from './mark-day.js';
import { printHoliday } from './print-holiday.js';
import { listHolidays, showHoliday } from './show-holiday.js';
import { showPlans } from './show-plans.js';
import { withdrawHoliday } from './withdraw-holiday.js';

export const holidayRoutes = (services: Services): void => {
  const { clock, settings } = services;
  const here = () => ({ now: clock.now(), timeZone: settings.TZ_NAME });
  const done = async (work: Promise<void>) => {
    await work;
    return {};
  };

  mount(services, holidayApi.list, ({ db, actor }) => listHolidays(db, actor));
  mount(services, holidayApi.begin, ({ db, actor }, wish) => beginHoliday(db, actor, wish, here()));
  mount(services, holidayApi.detail, ({ db, actor }, { holidayId }) => showHoliday(db, actor, holidayId, here()));
  mount(services, holidayApi.deal, ({ db, actor }, wish) => dealHoliday(db, actor, wish));
  mount(services, holidayApi.fill, ({ db, actor }, wish) => done(fillHoliday(db, actor, wish, clock.now())));
  mount(services, holidayApi.clear, ({ db, actor }, of) => done(clearHoliday(db, actor, of)));
  mount(services, holidayApi.print, ({ db, actor }, wish) => printHoliday(db, actor, wish, here()));
  mountFile(services, holidayApi.pdf, async ({ actor, transact }, wish) => {
    const { pdf, title } = await bindHoliday(services, { actor, transact }, wish);
    const content = Readable.from([Buffer.from(pdf)]);
    return { content, size: pdf.length, type: 'application/pdf', name: { parts: [title], ending: 'pdf' } };
  });
  mount(services, holidayApi.withdraw, ({ db, actor }, { holidayId }) =>
    done(withdrawHoliday(db, actor, holidayId, clock.now())),
  );
  mount(services, holidayApi.takeOff, ({ db, actor }, of) => done(takeOffDay(db, actor, of, clock.now())));
  mount(services, holidayApi.students, ({ db, actor }, { holidayId }) => showStudents(db, actor, holidayId, here()));
  mount(services, holidayApi.excuse, ({ db, actor }, of) => done(excuseDay(db, actor, of)));
  mount(services, holidayApi.remind, ({ db, actor }, of) => remindOfHoliday(db, actor, of, services));
  mount(services, holidayApi.plans, ({ db, actor }) => showPlans(db, actor, here()));
  mount(services, holidayApi.tick, ({ db, actor }, of) => done(tickTask(db, actor, of, clock.now())));
  mount(services, holidayApi.skip, ({ db, actor }, of) => skipDay(db, actor, of, here()));
  mount(services, holidayApi.unskip, ({ db, actor }, of) => done(unskipDay(db, actor, of)));
};
