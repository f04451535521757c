import type { Language, SheetFormat } from '@zhibi/contract/kernel';
import { myClassesApi } from '@zhibi/contract/people/my-classes';
import type { Actor } from '@zhibi/contract/session';
import type { Db } from '../../platform/db.js';
import type { House } from '../../platform/house.js';
import { mount, mountFile, type OpenCall } from '../../platform/mount.js';
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

export const myClassesRoutes = (house: House) => {
  const here = (): Here => ({ now: house.clock.now(), timeZone: house.settings.TZ_NAME });

  mount(house, myClassesApi.overview, ({ db, actor }) => listMyClasses(db, actor));
  mount(house, myClassesApi.students, ({ db, actor }, { classId }) => listStudents(db, actor, classId));
  mount(house, myClassesApi.startSlips, ({ db, actor }, input) => startSlips(db, actor, input));
  mount(house, myClassesApi.takeSlips, async ({ db, actor }, input) => ({
    items: await takeClassSlips(db, actor, input, { key: await slipKey(house), now: house.clock.now() }),
  }));

  mount(house, myClassesApi.groups, ({ db, actor }, { classId }) => listGroups(db, actor, classId, here()));
  mount(house, myClassesApi.saveGroups, ({ db, actor }, input) => saveGroups(db, actor, input, here()));
  mount(house, myClassesApi.removeGroups, async ({ db, actor }, input) => {
    await removeGroups(db, actor, input, here());
    return {};
  });
  mount(house, myClassesApi.drawGroups, ({ db, actor }, input) => drawGroups(db, actor, input));

  mount(house, myClassesApi.levels, ({ db, actor }, input) => showLevels(db, actor, input, here()));
  mount(house, myClassesApi.saveLevels, ({ db, actor }, input) => saveLevels(db, actor, input, here()));
  mount(house, myClassesApi.levelHistory, ({ db, actor }, input) => levelHistory(db, actor, input, here()));

  mount(house, myClassesApi.seating, ({ db, actor }, { classId }) => showSeating(db, actor, classId, here()));
  mount(house, myClassesApi.saveSeats, ({ db, actor }, input) => saveSeats(db, actor, input, here()));
  mount(house, myClassesApi.saveNeeds, ({ db, actor }, input) => saveNeeds(db, actor, input, here()));
  mount(house, myClassesApi.solveSeats, ({ db, actor }, input) => solveSeats(db, actor, input));
  mount(house, myClassesApi.seatingHistory, ({ db, actor }, input) => seatingHistory(db, actor, input));

  mount(house, myClassesApi.readings, ({ db, actor }, { classId }) => listReadings(db, actor, classId));
  mount(house, myClassesApi.setReading, async ({ db, actor }, input) => {
    await setReading(db, actor, input, here());
    return {};
  });

  exportRoutes(house, here);
};

type MakeSheet = (db: Db, actor: Actor, word: ExportWords) => Promise<Sheet>;

function exportRoutes(house: House, here: () => Here) {
  const file = async (
    { actor, language, transact }: OpenCall<Actor> & { language: Language },
    format: SheetFormat,
    make: MakeSheet,
  ) => sheetFile(await transact((db) => make(db, actor, exportWords(language))), format);

  mountFile(house, myClassesApi.exportStudents, (call, { classId, format }) =>
    file(call, format, (db, actor, word) => studentSheet(db, actor, classId, word)),
  );
  mountFile(house, myClassesApi.exportGroups, (call, { classId, format }) =>
    file(call, format, (db, actor, word) => groupSheet(db, actor, classId, { word, here: here() })),
  );
  mountFile(house, myClassesApi.exportLevels, (call, { format, ...asked }) =>
    file(call, format, (db, actor, word) => levelSheet(db, actor, asked, { word, here: here() })),
  );
  mountFile(house, myClassesApi.exportSeats, (call, { classId, format }) =>
    file(call, format, (db, actor, word) => seatSheet(db, actor, classId, { word, here: here() })),
  );
  mountFile(house, myClassesApi.exportReadings, (call, { classId, format }) =>
    file(call, format, (db, actor, word) => readingSheet(db, actor, classId, word)),
  );
}
