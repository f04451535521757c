import { papersApi } from '@zhibi/contract/papers';
import { classesOf } from '../people/index.js';
import { mount, mountFile, mountOpen } from '../platform/mount.js';
import { ensure, found } from '../platform/problem.js';
import type { Services } from '../platform/services.js';
import { asOwner } from '../session/index.js';
import { arithmeticRoutes } from './arithmetic/routes.js';
import { characterRoutes } from './characters/routes.js';
import { addFromCart } from './composing/add-from-cart.js';
import { composingRoutes } from './composing/auto/routes.js';
import { createPaper } from './composing/create-paper.js';
import { listPapers } from './composing/list-papers.js';
import { ownDraft, ownPaper } from './composing/own-paper.js';
import { paperView } from './composing/paper-view.js';
import { savePaper } from './composing/save-paper.js';
import { layOutForm } from './layout/lay-out-form.js';
import { drawKeyPage, isKey, layOutKey } from './layout/lay-out-key.js';
import { layOutPaper } from './layout/lay-out-paper.js';
import { drawPageOf } from './layout/page-of-layout.js';
import { readSheet } from './layout/read-sheet.js';
import { closeTypesetterWith, typesetterOf } from './layout/typesetter.js';
import { withPictures } from './layout/with-pictures.js';
import { otherNumbersRoutes } from './other-numbers/routes.js';
import { createRun } from './output/create-run.js';
import { copiesName, editionNames, formNames, wordNames } from './output/file-words.js';
import { pdfAnswer } from './output/kept-file.js';
import { listRuns } from './output/list-runs.js';
import { findRun } from './output/store-run.js';
import { wordOf } from './output/word-paper.js';
import { hidePaper, sectionsOf } from './store.js';

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

export const paperRoutes = (services: Services) => {
  const { clock, files } = services;
  const timeZone = services.settings.TZ_NAME;
  closeTypesetterWith(services);
  arithmeticRoutes(services);
  composingRoutes(services);
  characterRoutes(services);
  otherNumbersRoutes(services);
  // Who looks at papers may soon want the pages of one: what sets them is opened meanwhile.
  const warm = () => typesetterOf(services).warm();

  mount(services, papersApi.create, ({ db, actor, language }, input) => {
    warm();
    return createPaper(db, asOwner(actor), input, { language, now: clock.now(), timeZone });
  });
  mount(services, papersApi.list, ({ db, actor }, input) => {
    warm();
    return listPapers(db, asOwner(actor), input, timeZone);
  });
  mount(services, papersApi.detail, async ({ db, actor }, { paperId }) => {
    warm();
    return paperView(
      asOwner(actor),
      await ownPaper(db, asOwner(actor), paperId),
      await sectionsOf(db, actor.schoolId, paperId),
      timeZone,
    );
  });
  mount(services, papersApi.save, ({ db, actor }, input) =>
    savePaper(db, asOwner(actor), input, { now: clock.now(), timeZone }),
  );
  mount(services, papersApi.addFromCart, ({ db, actor }, { paperId }) =>
    addFromCart(db, asOwner(actor), paperId, { now: clock.now(), timeZone }),
  );
  mount(services, papersApi.remove, async ({ db, actor }, { paperId }) => {
    await ownDraft(db, asOwner(actor), paperId);
    await hidePaper(db, actor.schoolId, paperId, clock.now());
    return {};
  });

  mountOpen(services, papersApi.layOut, async ({ actor, transact }, { paperId }) => {
    await transact((db) => ownPaper(db, asOwner(actor), paperId));
    return layOutPaper(services, actor.schoolId, paperId);
  });
  mountOpen(services, papersApi.formPages, async ({ actor, transact }, { paperId, form }) => {
    await transact((db) => ownPaper(db, asOwner(actor), paperId));
    const layout = await layOutPaper(services, actor.schoolId, paperId);
    return layOutForm(services, actor.schoolId, layout, form);
  });
  mountOpen(services, papersApi.keyPages, async ({ actor, transact }, { paperId, edition }) => {
    await transact((db) => ownPaper(db, asOwner(actor), paperId));
    return { pageCount: (await layOutKey(services, { schoolId: actor.schoolId, paperId, edition })).pageCount };
  });
  mountFile(services, papersApi.page, async ({ actor, transact }, { paperId, page, edition, form }) => {
    await transact((db) => ownPaper(db, asOwner(actor), paperId));
    if (isKey(edition)) return drawKeyPage(services, { schoolId: actor.schoolId, paperId, edition, page });
    const layout = await layOutPaper(services, actor.schoolId, paperId);
    if (edition === 'student' && form !== 'usual') {
      const { geometry, pdfSha256 } = await layOutForm(services, actor.schoolId, layout, form);
      ensure(page <= geometry.pageCount, 'not-found');
      return drawPageOf(services, { pdfSha256, page });
    }
    ensure(page <= layout.geometry.pageCount, 'not-found');
    return drawPageOf(services, { pdfSha256: edition === 'answer' ? layout.answerPdfSha256 : layout.pdfSha256, page });
  });
  mountFile(services, papersApi.pdf, async ({ actor, language, transact }, { paperId, edition, form }) => {
    const { title } = await transact((db) => ownPaper(db, asOwner(actor), paperId));
    const parts = [title, editionNames[edition][language]];
    if (isKey(edition)) {
      const { pdf } = await layOutKey(services, { schoolId: actor.schoolId, paperId, edition });
      return { content: Buffer.from(pdf), type: 'application/pdf', name: { parts, ending: 'pdf' } };
    }
    const layout = await layOutPaper(services, actor.schoolId, paperId);
    if (edition === 'student' && form !== 'usual') {
      const { pdfSha256 } = await layOutForm(services, actor.schoolId, layout, form);
      return pdfAnswer(files, pdfSha256, [title, formNames[form][language]]);
    }
    const sha256 = edition === 'answer' ? layout.answerPdfSha256 : layout.pdfSha256;
    return pdfAnswer(files, sha256, parts);
  });

  mountFile(services, papersApi.word, async ({ actor, language, transact }, { paperId, edition }) => {
    const { row, sheet } = await transact(async (db) => {
      await ownPaper(db, asOwner(actor), paperId);
      return readSheet(db, actor.schoolId, paperId);
    });
    const paper = await withPictures(services, actor.schoolId, sheet);
    return {
      content: Buffer.from(await wordOf(paper, row.options, edition)),
      type: WORD,
      name: { parts: [row.title, wordNames[edition][language]], ending: 'docx' },
    };
  });

  mountOpen(services, papersApi.createRun, (call, input) => createRun(services, call, input));
  mount(services, papersApi.runs, ({ db, actor }, { paperId }) => listRuns(db, asOwner(actor), paperId, timeZone));
  mountFile(services, papersApi.runPdf, async ({ actor, language, transact }, { printRunId }) => {
    const { run, title, classNames } = await transact(async (db) => {
      const one = found(await findRun(db, actor.schoolId, printRunId));
      const classes = await classesOf(db, actor.schoolId, one.classIds);
      const names = classes.map(({ className }) => className);
      return { run: one, title: (await ownPaper(db, actor, one.paperId)).title, classNames: names };
    });
    ensure(run.status !== 'failed', 'conflict', 'run-failed');
    ensure(run.pdfSha256 !== null, 'conflict', 'run-not-ready');
    return pdfAnswer(files, run.pdfSha256, [
      title,
      classNames.join(' '),
      run.form === 'usual' ? '' : formNames[run.form][language],
      copiesName[language],
    ]);
  });
};
