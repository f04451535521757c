import { RosterKind, type RosterRow, rosterApi, rosterLimits, sayProblem } from '@zhibi/contract/people/roster';
import type { Actor } from '@zhibi/contract/session';
import { cursorAfterKey, ensureCursor, idOfCursor, keyOfCursor, pageAfter } from '../../platform/cursor.js';
import { takeFormFiles } from '../../platform/form-files.js';
import { mount, mountFile, mountOpen } from '../../platform/mount.js';
import { ensure } from '../../platform/problem.js';
import type { Routes, Services } from '../../platform/services.js';
import { exportRoster, rosterTemplate } from './export/export-roster.js';
import { exportRows } from './export/export-rows.js';
import { mendOneRow, settleRows } from './judge/mend-rows.js';
import { isInSchool } from './policy.js';
import { keepSource } from './read/keep-source.js';
import { ourSchool } from './read/our-school.js';
import { readSourceApart } from './read/read-apart.js';
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
  ensure(isInSchool(actor), 'not-found');
  return actor.schoolId;
}

export const rosterRoutes: Routes = (services) => {
  mountSources(services);
  mountReading(services);
  mountWork(services);
};

const submitterOf = (actor: Actor) => ({ schoolId: schoolOf(actor), accountId: actor.accountId, name: actor.name });

function mountSources(services: Services): void {
  mountOpen(services, rosterApi.upload, async ({ actor, request, transact }) => {
    const submitter = submitterOf(actor);
    const { fields, files } = await takeFormFiles(request, UPLOAD);
    const kind = RosterKind.catch('students').parse(fields.get('kind'));
    const ours = await transact((db) => ourSchool(db, submitter.schoolId, hereOf(services)));
    const source = await readSourceApart(services, { files, kind, ours });
    return transact(async (db) => {
      const importId = await keepSource(db, submitter, { source, kind, now: services.clock.now() });
      return showImport(db, { schoolId: submitter.schoolId, importId }, hereOf(services));
    });
  });
  mountOpen(services, rosterApi.paste, async ({ actor, transact }, { kind, text, className }) => {
    const submitter = submitterOf(actor);
    const source = await readSourceApart(services, { text, kind, className: className ?? '' });
    return transact(async (db) => {
      const importId = await keepSource(db, submitter, { source, kind, now: services.clock.now() });
      return showImport(db, { schoolId: submitter.schoolId, importId }, hereOf(services));
    });
  });
}

function mountReading(services: Services): void {
  mount(services, rosterApi.detail, ({ db, actor }, { importId }) =>
    showImport(db, { schoolId: schoolOf(actor), importId }, hereOf(services)),
  );
  mount(services, rosterApi.list, async ({ db, actor }, { kind, cursor }) => {
    const schoolId = schoolOf(actor);
    const rows = await listImports(db, { schoolId, kind, limit: PAGE + 1, before: idOfCursor(cursor) });
    const { items, next } = pageAfter(rows, PAGE, ({ id }) => id);
    return { items: await showSummaries(db, schoolId, items, hereOf(services)), next };
  });
  mount(services, rosterApi.rows, async ({ db, actor }, { importId, status, cursor }) => {
    const of = { schoolId: schoolOf(actor), importId };
    const one = await importById(db, of);
    const [after] = keyOfCursor(cursor, 1) ?? [];
    ensureCursor(after === undefined || typeof after === 'number');
    const rows = await rowsWith(db, of, { status, after, limit: PAGE + 1 });
    const items = rows.slice(0, PAGE).map((row): RosterRow => showRow(one, row));
    const last = items.at(-1);
    return { items, next: rows.length > PAGE && last ? cursorAfterKey([last.rowNo]) : null };
  });
  mountFile(services, rosterApi.rowsFile, ({ actor, language, transact }, input) =>
    transact((db) =>
      exportRows(db, schoolOf(actor), input, { language, say: (problem) => sayProblem(problem, language) }),
    ),
  );
  mountFile(services, rosterApi.template, ({ actor, language }, { kind, format }) => {
    schoolOf(actor);
    return rosterTemplate(kind, format, language);
  });
  mountFile(services, rosterApi.export, ({ actor, language, transact }, input) =>
    transact((db) => exportRoster(db, schoolOf(actor), input, { here: hereOf(services), language })),
  );
}

function mountWork(services: Services): void {
  const starterOf = (actor: Actor) => ({ schoolId: schoolOf(actor), accountId: actor.accountId });
  const { clock } = services;
  mount(services, rosterApi.check, ({ db, actor }, input) => startCheck(db, starterOf(actor), input, clock.now()));
  mount(services, rosterApi.apply, ({ db, actor }, { importId }) =>
    startApply(db, starterOf(actor), importId, clock.now()),
  );
  mount(services, rosterApi.undo, ({ db, actor }, { importId }) =>
    startUndo(db, starterOf(actor), importId, clock.now()),
  );
  mount(services, rosterApi.mend, async ({ db, actor }, input) => {
    const schoolId = schoolOf(actor);
    await mendOneRow(db, schoolId, input, hereOf(services));
    return showImport(db, { schoolId, importId: input.importId }, hereOf(services));
  });
  mount(services, rosterApi.settle, async ({ db, actor }, input) => {
    const schoolId = schoolOf(actor);
    await settleRows(db, schoolId, input, hereOf(services));
    return showImport(db, { schoolId, importId: input.importId }, hereOf(services));
  });
  mount(services, rosterApi.discard, async ({ db, actor }, { importId }) => {
    await discardImport(db, schoolOf(actor), importId);
    return {};
  });
}
