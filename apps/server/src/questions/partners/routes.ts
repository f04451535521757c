import { partnersApi } from '@zhibi/contract/questions/partners';
import type { Actor } from '@zhibi/contract/session';
import { newId } from '../../platform/ids.js';
import { mount, mountFile, mountOpen, type OpenCall } from '../../platform/mount.js';
import { ensure, found } from '../../platform/problem.js';
import type { Services } from '../../platform/services.js';
import { answerReport } from './answer-report.js';
import type { Asker } from './ask.js';
import { listBanks } from './list-banks.js';
import { listReports } from './list-reports.js';
import { type Banks, openBanks } from './open-banks.js';
import { reach } from './reach.js';
import { listBooks, listPapers, searchBank, showPaper, showTree, similarInBank } from './read-bank.js';
import { signedPortal } from './remote/signed-call.js';
import { shelvePaper } from './shelve-paper.js';
import { questionsOfPage, showBook } from './show-book.js';
import { putReport } from './store-reports.js';
import { takeItems } from './take-items.js';

export const partnerRoutes = (services: Services): void => {
  const banks = openBanks(services);
  const asker = ({ actor, transact }: OpenCall<Actor>): Asker => ({ actor, transact, banks });
  const timeZone = services.settings.TZ_NAME;
  mount(services, partnersApi.banks, async ({ db, actor, language }) => ({
    items: await listBanks(db, actor, banks, { ...services, language }),
  }));
  mountOpen(services, partnersApi.tree, (call, input) => showTree(asker(call), input));
  mountOpen(services, partnersApi.search, (call, input) => searchBank(asker(call), input));
  mountOpen(services, partnersApi.similar, (call, input) => similarInBank(asker(call), input));
  mountOpen(services, partnersApi.take, (call, input) => takeItems(asker(call), input, services));
  mountOpen(services, partnersApi.papers, (call, input) => listPapers(asker(call), input));
  mountOpen(services, partnersApi.paper, (call, input) => showPaper(asker(call), input));
  mountOpen(services, partnersApi.shelve, (call, input) => shelvePaper(asker(call), input, services));
  mountOpen(services, partnersApi.books, (call, input) => listBooks(asker(call), input));
  mountOpen(services, partnersApi.book, (call, input) => showBook(asker(call), input, timeZone));
  mountOpen(services, partnersApi.pageQuestions, (call, input) => questionsOfPage(asker(call), input));
  mountFiles(services, banks);
  mountOthers(services, banks);
};

function mountFiles(services: Services, banks: Banks): void {
  mountFile(services, partnersApi.file, async ({ actor, transact }, { bank, paperId }) => {
    const reached = await transact((db) => reach(db, actor, banks, bank));
    const { name, bytes } = found(await reached.bank.file(paperId));
    return { content: Buffer.from(bytes), type: 'application/octet-stream', name, size: bytes.length };
  });
  mountFile(services, partnersApi.pagePicture, async ({ actor, transact }, { bank, bookId, page }) => {
    const reached = await transact((db) => reach(db, actor, banks, bank));
    const { name, type, bytes } = found(await reached.bank.picture(bookId, page));
    return { content: Buffer.from(bytes), type, name, size: bytes.length };
  });
}

function mountOthers(services: Services, banks: Banks): void {
  const { clock } = services;
  mountOpen(services, partnersApi.report, async ({ actor, transact }, { bank: asked, note, ...of }) => {
    const { bank, code } = await transact((db) => reach(db, actor, banks, asked));
    const { book } = found(await bank.book(of.bookId));
    ensure(of.page <= book.pages, 'not-found');
    ensure(of.kind === 'missing-page' || note !== '', 'invalid', 'note');
    const { schoolId, accountId } = actor;
    const row = {
      ...of,
      schoolId,
      accountId,
      id: newId(),
      bank: code,
      note,
      bookTitle: book.title,
      createdAt: clock.now(),
    };
    return { reportId: await transact((db) => putReport(db, row)) };
  });
  mountOpen(services, partnersApi.reports, ({ actor, language }, input) =>
    listReports(actor, input, { ...services, banks, language }),
  );
  mountOpen(services, partnersApi.answerReport, async ({ actor }, input) => {
    await answerReport(actor, input, services);
    return {};
  });
  mount(services, partnersApi.portal, async ({ db, actor }, { bank: asked }) => {
    const { bank, requester } = await reach(db, actor, banks, asked);
    const { remote, portal } = bank.about;
    ensure(remote !== undefined && portal !== undefined, 'not-found');
    return { url: signedPortal(remote, portal, { ...requester, accountId: actor.accountId }, clock.now()) };
  });
}
