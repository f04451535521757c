import type { Language, SheetFormat } from '@zhibi/contract/kernel';
import { myClassesApi } from '@zhibi/contract/people/my-classes';
import type { Actor } from '@zhibi/contract/session';
import type { Db } from '../../platform/db.js';
import { mount, mountFile, type OpenCall } from '../../platform/mount.js';
import type { Services } from '../../platform/services.js';
import { type Sheet, sheetFile } from '../../platform/sheets/index.js';
import { slipKey } from '../initial-passwords.js';
import type { Here } from './days.js';
import { drawGroups } from './draw-groups.js';
import { groupSheet, levelSheet, readingSheet, seatSheet, studentSheet } from './export-tables.js';
import { type ExportWords, exportWords } from './export-words.js';
import { listGroups } from './list-groups.js';
import { listMyClasses } from './list-my-classes.js';
import { listReadings } from './list-readings.js';
import { listStudents } from './list-students.js';
import { removeGroups, saveGroups } from './save-groups.js';
import { saveLevels } from './save-levels.js';
import { saveNeeds } from './save-needs.js';
import { saveSeats } from './save-seats.js';
import { setReading } from './set-reading.js';
import { levelHistory, showLevels } from './show-levels.js';
import { seatingHistory, showSeating } from './show-seating.js';
import { solveSeats } from './solve-seats.js';
import { startSlips } from './start-slips.js';
import { takeClassSlips } from './take-slips.js';

export const myClassesRoutes = (services: Services) => {
  const here = (): Here => ({ now: services.clock.now(), timeZone: services.settings.TZ_NAME });

  mount(services, myClassesApi.overview, ({ db, actor }) => listMyClasses(db, actor));
  mount(services, myClassesApi.students, ({ db, actor }, { classId }) => listStudents(db, actor, classId));
  mount(services, myClassesApi.startSlips, ({ db, actor }, input) => startSlips(db, actor, input));
  mount(services, myClassesApi.takeSlips, async ({ db, actor }, input) => ({
    items: await takeClassSlips(db, actor, input, { key: await slipKey(services), now: services.clock.now() }),
  }));

  mount(services, myClassesApi.groups, ({ db, actor }, { classId }) => listGroups(db, actor, classId, here()));
  mount(services, myClassesApi.saveGroups, ({ db, actor }, input) => saveGroups(db, actor, input, here()));
  mount(services, myClassesApi.removeGroups, async ({ db, actor }, input) => {
    await removeGroups(db, actor, input, here());
    return {};
  });
  mount(services, myClassesApi.drawGroups, ({ db, actor }, input) => drawGroups(db, actor, input));

  mount(services, myClassesApi.levels, ({ db, actor }, input) => showLevels(db, actor, input, here()));
  mount(services, myClassesApi.saveLevels, ({ db, actor }, input) => saveLevels(db, actor, input, here()));
  mount(services, myClassesApi.levelHistory, ({ db, actor }, input) => levelHistory(db, actor, input, here()));

  mount(services, myClassesApi.seating, ({ db, actor }, { classId }) => showSeating(db, actor, classId, here()));
  mount(services, myClassesApi.saveSeats, ({ db, actor }, input) => saveSeats(db, actor, input, here()));
  mount(services, myClassesApi.saveNeeds, ({ db, actor }, input) => saveNeeds(db, actor, input, here()));
  mount(services, myClassesApi.solveSeats, ({ db, actor }, input) => solveSeats(db, actor, input));
  mount(services, myClassesApi.seatingHistory, ({ db, actor }, input) => seatingHistory(db, actor, input));

  mount(services, myClassesApi.readings, ({ db, actor }, { classId }) => listReadings(db, actor, classId));
  mount(services, myClassesApi.setReading, async ({ db, actor }, input) => {
    await setReading(db, actor, input, here());
    return {};
  });

  exportRoutes(services, here);
};

type MakeSheet = (db: Db, actor: Actor, word: ExportWords) => Promise<Sheet>;

function exportRoutes(services: Services, here: () => Here) {
  const file = async (
    { actor, language, transact }: OpenCall<Actor> & { language: Language },
    format: SheetFormat,
    make: MakeSheet,
  ) => sheetFile(await transact((db) => make(db, actor, exportWords(language))), format);

  mountFile(services, myClassesApi.exportStudents, (call, { classId, format }) =>
    file(call, format, (db, actor, word) => studentSheet(db, actor, classId, word)),
  );
  mountFile(services, myClassesApi.exportGroups, (call, { classId, format }) =>
    file(call, format, (db, actor, word) => groupSheet(db, actor, classId, { word, here: here() })),
  );
  mountFile(services, myClassesApi.exportLevels, (call, { format, ...asked }) =>
    file(call, format, (db, actor, word) => levelSheet(db, actor, asked, { word, here: here() })),
  );
  mountFile(services, myClassesApi.exportSeats, (call, { classId, format }) =>
    file(call, format, (db, actor, word) => seatSheet(db, actor, classId, { word, here: here() })),
  );
  mountFile(services, myClassesApi.exportReadings, (call, { classId, format }) =>
    file(call, format, (db, actor, word) => readingSheet(db, actor, classId, word)),
  );
}
