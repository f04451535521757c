import { partnersApi } from '@zhibi/contract/questions/partners';
import type { Actor } from '@zhibi/contract/session';
import type { House } from '../../platform/house.js';
import { newId } from '../../platform/ids.js';
import { mount, mountFile, mountOpen, type OpenCall } from '../../platform/mount.js';
import { demand, found } from '../../platform/problem.js';
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

export const partnerRoutes = (house: House): void => {
  const banks = openBanks(house);
  const asker = ({ actor, transact }: OpenCall<Actor>): Asker => ({ actor, transact, banks });
  const timeZone = house.settings.TZ_NAME;
  mount(house, partnersApi.banks, async ({ db, actor, language }) => ({
    items: await listBanks(db, actor, banks, { ...house, language }),
  }));
  mountOpen(house, partnersApi.tree, (call, input) => showTree(asker(call), input));
  mountOpen(house, partnersApi.search, (call, input) => searchBank(asker(call), input));
  mountOpen(house, partnersApi.similar, (call, input) => similarInBank(asker(call), input));
  mountOpen(house, partnersApi.take, (call, input) => takeItems(asker(call), input, house));
  mountOpen(house, partnersApi.papers, (call, input) => listPapers(asker(call), input));
  mountOpen(house, partnersApi.paper, (call, input) => showPaper(asker(call), input));
  mountOpen(house, partnersApi.shelve, (call, input) => shelvePaper(asker(call), input, house));
  mountOpen(house, partnersApi.books, (call, input) => listBooks(asker(call), input));
  mountOpen(house, partnersApi.book, (call, input) => showBook(asker(call), input, timeZone));
  mountOpen(house, partnersApi.pageQuestions, (call, input) => questionsOfPage(asker(call), input));
  mountFiles(house, banks);
  mountOthers(house, banks);
};

function mountFiles(house: House, banks: Banks): void {
  mountFile(house, partnersApi.file, async ({ actor, transact }, { bank, paperId }) => {
    const reached = await transact((db) => reach(db, actor, banks, bank));
    const { name, bytes } = found(await reached.bank.file(paperId));
    return { content: Buffer.from(bytes), type: 'application/octet-stream', name, size: bytes.length };
  });
  mountFile(house, partnersApi.pagePicture, async ({ actor, transact }, { bank, bookId, page }) => {
    const reached = await transact((db) => reach(db, actor, banks, bank));
    const { name, type, bytes } = found(await reached.bank.picture(bookId, page));
    return { content: Buffer.from(bytes), type, name, size: bytes.length };
  });
}

function mountOthers(house: House, banks: Banks): void {
  const { clock } = house;
  mountOpen(house, partnersApi.report, async ({ actor, transact }, { bank: asked, note, ...of }) => {
    const { bank, code } = await transact((db) => reach(db, actor, banks, asked));
    const { book } = found(await bank.book(of.bookId));
    demand(of.page <= book.pages, 'not-found');
    demand(of.kind === 'missing-page' || note !== '', 'invalid', 'note');
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
  mountOpen(house, partnersApi.reports, ({ actor, language }, input) =>
    listReports(actor, input, { ...house, banks, language }),
  );
  mountOpen(house, partnersApi.answerReport, async ({ actor }, input) => {
    await answerReport(actor, input, house);
    return {};
  });
  mount(house, partnersApi.portal, async ({ db, actor }, { bank: asked }) => {
    const { bank, taker } = await reach(db, actor, banks, asked);
    const { remote, portal } = bank.about;
    demand(remote !== undefined && portal !== undefined, 'not-found');
    return { url: signedPortal(remote, portal, { ...taker, accountId: actor.accountId }, clock.now()) };
  });
}
