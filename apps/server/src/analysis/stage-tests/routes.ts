import { stageLimits, stageTestsApi } from '@zhibi/contract/analysis/stage-tests';
import { Id } from '@zhibi/contract/kernel';
import { subjectsById } from '../../people/index.js';
import { cursorAfterKey, ensureCursor, idOfCursor, keyOfCursor, pageAfter } from '../../platform/cursor.js';
import { takeFormFiles } from '../../platform/form-files.js';
import { mount, mountFile, mountOpen } from '../../platform/mount.js';
import { ensure } from '../../platform/problem.js';
import type { Routes, Services } from '../../platform/services.js';
import { feedFromHomework, homeworkToFeed, keepTable, testToFill } from './importing/bring-scores.js';
import { readScoresApart } from './importing/read-apart.js';
import { titlesOf } from './importing/rules-columns.js';
import { showImport, showImports, showRow } from './importing/show-import.js';
import { importById, listImports, rowsWith } from './importing/store-imports.js';
import { scoreTemplate } from './importing/template.js';
import { applyImport, checkImport, discardImport, mendOneRow, undoImport } from './importing/work-import.js';
import { maySetUp } from './policy.js';
import { exportStageTable } from './results/export-table.js';
import { stageOverview } from './results/overview.js';
import { stageQuestions } from './results/questions.js';
import { myResults, resultsOfStudent, stageStudents } from './results/students.js';
import { listGaps } from './setting-up/list-gaps.js';
import { listHistory, listStageTests, setUpChoices } from './setting-up/list-tests.js';
import { moveTest } from './setting-up/move-test.js';
import { createTest, removeTest, saveTest } from './setting-up/save-test.js';
import { showTest } from './setting-up/show-test.js';
import { testById } from './store.js';

const PAGE = 20;
const ROWS = 50;

export const stageTestRoutes: Routes = (services) => {
  mountSetUp(services);
  mountSources(services);
  mountImports(services);
  mountResults(services);
};

const hereOf = ({ clock, settings }: Services) => ({ now: clock.now(), timeZone: settings.TZ_NAME });

function mountSetUp(services: Services): void {
  const here = () => hereOf(services);
  mount(services, stageTestsApi.list, ({ db, actor }, input) => listStageTests(db, actor, input, here()));
  mount(services, stageTestsApi.choices, ({ db, actor }) => setUpChoices(db, actor));
  mount(services, stageTestsApi.detail, async ({ db, actor }, { testId }) => {
    ensure(maySetUp(actor), 'not-found');
    return showTest(db, { schoolId: actor.schoolId, testId }, here().timeZone);
  });
  mount(services, stageTestsApi.gaps, ({ db, actor }, { testId }) => {
    ensure(maySetUp(actor), 'not-found');
    return listGaps(db, { schoolId: actor.schoolId, testId });
  });
  mount(services, stageTestsApi.create, ({ db, actor }, input) => createTest(db, actor, input, here()));
  mount(services, stageTestsApi.save, ({ db, actor }, input) => saveTest(db, actor, input, here()));
  mount(services, stageTestsApi.move, ({ db, actor }, input) => moveTest(db, actor, input, here()));
  mount(services, stageTestsApi.remove, async ({ db, actor }, { testId }) => {
    await removeTest(db, actor, testId);
    return {};
  });
  mount(services, stageTestsApi.history, ({ db, actor }, input) => listHistory(db, actor, input, here().timeZone));
}

function mountSources(services: Services): void {
  const here = () => hereOf(services);
  mountFile(services, stageTestsApi.template, ({ actor, language, transact }, input) =>
    transact((db) => scoreTemplate(db, actor, input, language)),
  );
  mountOpen(services, stageTestsApi.upload, async ({ actor, request, transact }) => {
    ensure(maySetUp(actor), 'not-found');
    const { fields, files } = await takeFormFiles(request, {
      files: 1,
      fileBytes: stageLimits.fileBytes,
      bytes: stageLimits.fileBytes,
    });
    const testId = Id.safeParse(fields.get('testId'));
    ensure(testId.success, 'not-found');
    const { test, titles } = await transact(async (db) => {
      const filled = await testToFill(db, actor, testId.data);
      const subjects = await subjectsById(db);
      const named = filled.subjects.map(({ subjectId }) => ({ subjectId, name: subjects.get(subjectId)?.name ?? '' }));
      return { test: filled, titles: titlesOf(named) };
    });
    const [file] = files;
    ensure(file !== undefined, 'invalid', 'empty-file');
    const read = await readScoresApart(services, { file, titles: [...titles] });
    return transact(async (db) => {
      const importId = await keepTable(db, actor, { test, read, titles, now: here().now });
      return showImport(db, { schoolId: actor.schoolId, importId }, here().timeZone);
    });
  });
  mount(services, stageTestsApi.homework, ({ db, actor }, input) => homeworkToFeed(db, actor, input, here()));
  mount(services, stageTestsApi.feed, async ({ db, actor }, input) => {
    const importId = await feedFromHomework(db, actor, input, here().now);
    return showImport(db, { schoolId: actor.schoolId, importId }, here().timeZone);
  });
}

function mountImports(services: Services): void {
  const { timeZone } = hereOf(services);
  mount(services, stageTestsApi.imports, async ({ db, actor: { schoolId, ...actor } }, { testId, cursor }) => {
    ensure(maySetUp({ schoolId, ...actor }), 'not-found');
    await testById(db, { schoolId, testId });
    const rows = await listImports(db, { schoolId, testId, before: idOfCursor(cursor), limit: PAGE + 1 });
    const { items, next } = pageAfter(rows, PAGE, ({ id }) => id);
    return { items: await showImports(db, schoolId, items, timeZone), next };
  });
  mount(services, stageTestsApi.importInfo, ({ db, actor }, { importId }) => {
    ensure(maySetUp(actor), 'not-found');
    return showImport(db, { schoolId: actor.schoolId, importId }, timeZone);
  });
  mount(services, stageTestsApi.rows, async ({ db, actor }, { importId, status, cursor }) => {
    ensure(maySetUp(actor), 'not-found');
    const of = { schoolId: actor.schoolId, importId };
    const one = await importById(db, of);
    const [after] = keyOfCursor(cursor, 1) ?? [];
    ensureCursor(after === undefined || typeof after === 'number');
    const rows = await rowsWith(db, of, { status, after, limit: ROWS + 1 });
    const items = rows.slice(0, ROWS).map((row) => showRow(one, row));
    const last = items.at(-1);
    return { items, next: rows.length > ROWS && last ? cursorAfterKey([last.rowNo]) : null };
  });
  mount(services, stageTestsApi.check, async ({ db, actor }, input) => {
    await checkImport(db, actor, input);
    return showImport(db, { schoolId: actor.schoolId, importId: input.importId }, timeZone);
  });
  mount(services, stageTestsApi.mend, async ({ db, actor }, input) => {
    await mendOneRow(db, actor, input);
    return showImport(db, { schoolId: actor.schoolId, importId: input.importId }, timeZone);
  });
  mount(services, stageTestsApi.apply, async ({ db, actor }, { importId }) => {
    await applyImport(db, actor, importId, services.clock.now());
    return showImport(db, { schoolId: actor.schoolId, importId }, timeZone);
  });
  mount(services, stageTestsApi.undo, async ({ db, actor }, { importId }) => {
    await undoImport(db, actor, importId, services.clock.now());
    return showImport(db, { schoolId: actor.schoolId, importId }, timeZone);
  });
  mount(services, stageTestsApi.discard, async ({ db, actor }, { importId }) => {
    await discardImport(db, actor, importId);
    return {};
  });
}

function mountResults(services: Services): void {
  const now = () => services.clock.now();
  const here = () => hereOf(services);
  mount(services, stageTestsApi.overview, ({ db, actor }, input) => stageOverview(db, actor, input, now()));
  mount(services, stageTestsApi.students, ({ db, actor }, input) => stageStudents(db, actor, input, now()));
  mount(services, stageTestsApi.questions, ({ db, actor }, input) => stageQuestions(db, actor, input, now()));
  mount(services, stageTestsApi.ofStudent, ({ db, actor }, { studentId }) =>
    resultsOfStudent(db, actor, studentId, here()),
  );
  mount(services, stageTestsApi.mine, ({ db, actor }) => myResults(db, actor, here()));
  mountFile(services, stageTestsApi.exportTable, ({ actor, language, transact }, input) =>
    transact((db) => exportStageTable(db, actor, input, { now: now(), language })),
  );
}
