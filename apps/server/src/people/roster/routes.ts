import { RosterKind, type RosterRow, rosterApi, rosterLimits, sayProblem } from '@zhibi/contract/people/roster';
import type { Actor } from '@zhibi/contract/session';
import { cursorAfterKey, idOfCursor, keyOfCursor, pageAfter } from '../../platform/cursor.js';
import { takeFormFiles } from '../../platform/form-files.js';
import type { House, Routes } from '../../platform/house.js';
import { mount, mountFile, mountOpen } from '../../platform/mount.js';
import { demand } from '../../platform/problem.js';
import { exportRoster, rosterTemplate } from './export-roster.js';
import { exportRows } from './export-rows.js';
import { keepSource } from './keep-source.js';
import { mendOneRow, settleRows } from './mend-rows.js';
import { isInSchool } from './policy.js';
import { readPasted, readSource } from './read-source.js';
import { hereOf } from './roster-work.js';
import { showImport, showRow, showSummaries } from './show-import.js';
import { discardImport, startApply, startCheck, startUndo } from './start-work.js';
import { importById, listImports } from './store.js';
import { rowsWith } from './store-rows.js';

const PAGE = 50;
/** A folder of OneRoster has about twenty files. */
const UPLOAD = { files: 60, fileBytes: rosterLimits.fileBytes, bytes: 3 * rosterLimits.fileBytes };

/** The school that is acted in; whoever looks across schools must have chosen one. */
function schoolOf(actor: Actor): string {
  demand(isInSchool(actor), 'not-found');
  return actor.schoolId;
}

export const rosterRoutes: Routes = (house) => {
  mountSources(house);
  mountReading(house);
  mountWork(house);
};

const bringerOf = (actor: Actor) => ({ schoolId: schoolOf(actor), accountId: actor.accountId, name: actor.name });

function mountSources(house: House): void {
  mountOpen(house, rosterApi.upload, async ({ actor, request, transact }) => {
    const bringer = bringerOf(actor);
    const { fields, files } = await takeFormFiles(request, UPLOAD);
    const kind = RosterKind.catch('students').parse(fields.get('kind'));
    const source = await readSource(files, kind);
    return transact(async (db) => {
      const importId = await keepSource(db, bringer, { source, kind, now: house.clock.now() });
      return showImport(db, { schoolId: bringer.schoolId, importId }, hereOf(house));
    });
  });
  mountOpen(house, rosterApi.paste, async ({ actor, transact }, { kind, text, className }) => {
    const bringer = bringerOf(actor);
    const source = await readPasted(text, kind, className ?? '');
    return transact(async (db) => {
      const importId = await keepSource(db, bringer, { source, kind, now: house.clock.now() });
      return showImport(db, { schoolId: bringer.schoolId, importId }, hereOf(house));
    });
  });
}

function mountReading(house: House): void {
  mount(house, rosterApi.detail, ({ db, actor }, { importId }) =>
    showImport(db, { schoolId: schoolOf(actor), importId }, hereOf(house)),
  );
  mount(house, rosterApi.list, async ({ db, actor }, { kind, cursor }) => {
    const schoolId = schoolOf(actor);
    const rows = await listImports(db, { schoolId, kind, limit: PAGE + 1, before: idOfCursor(cursor) });
    const { items, next } = pageAfter(rows, PAGE, ({ id }) => id);
    return { items: await showSummaries(db, schoolId, items, hereOf(house)), next };
  });
  mount(house, rosterApi.rows, async ({ db, actor }, { importId, status, cursor }) => {
    const of = { schoolId: schoolOf(actor), importId };
    const one = await importById(db, of);
    const [after] = keyOfCursor(cursor, 1) ?? [];
    demand(after === undefined || typeof after === 'number', 'invalid');
    const rows = await rowsWith(db, of, { status, after, limit: PAGE + 1 });
    const items = rows.slice(0, PAGE).map((row): RosterRow => showRow(one, row));
    const last = items.at(-1);
    return { items, next: rows.length > PAGE && last ? cursorAfterKey([last.rowNo]) : null };
  });
  mountFile(house, rosterApi.rowsFile, ({ actor, language, transact }, input) =>
    transact((db) =>
      exportRows(db, schoolOf(actor), input, { language, say: (problem) => sayProblem(problem, language) }),
    ),
  );
  mountFile(house, rosterApi.template, ({ actor, language }, { kind, format }) => {
    schoolOf(actor);
    return rosterTemplate(kind, format, language);
  });
  mountFile(house, rosterApi.export, ({ actor, language, transact }, input) =>
    transact((db) => exportRoster(db, schoolOf(actor), input, { here: hereOf(house), language })),
  );
}

function mountWork(house: House): void {
  const starterOf = (actor: Actor) => ({ schoolId: schoolOf(actor), accountId: actor.accountId });
  const { clock } = house;
  mount(house, rosterApi.check, ({ db, actor }, input) => startCheck(db, starterOf(actor), input, clock.now()));
  mount(house, rosterApi.apply, ({ db, actor }, { importId }) =>
    startApply(db, starterOf(actor), importId, clock.now()),
  );
  mount(house, rosterApi.undo, ({ db, actor }, { importId }) => startUndo(db, starterOf(actor), importId, clock.now()));
  mount(house, rosterApi.mend, async ({ db, actor }, input) => {
    const schoolId = schoolOf(actor);
    await mendOneRow(db, schoolId, input, hereOf(house));
    return showImport(db, { schoolId, importId: input.importId }, hereOf(house));
  });
  mount(house, rosterApi.settle, async ({ db, actor }, input) => {
    const schoolId = schoolOf(actor);
    await settleRows(db, schoolId, input, hereOf(house));
    return showImport(db, { schoolId, importId: input.importId }, hereOf(house));
  });
  mount(house, rosterApi.discard, async ({ db, actor }, { importId }) => {
    await discardImport(db, schoolOf(actor), importId);
    return {};
  });
}
