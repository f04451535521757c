import { booksApi, fillLimits } from '@zhibi/contract/questions/books';
import { takeFormFiles } from '../../platform/form-files.js';
import type { House } from '../../platform/house.js';
import { mount, mountFile, mountOpen } from '../../platform/mount.js';
import { demand, found } from '../../platform/problem.js';
import { adoptBook } from './adopt-book.js';
import { answerReport } from './answer-report.js';
import { decidePage, reopenPage, submitPage } from './check-page.js';
import { listFills } from './fill/list-fills.js';
import { startFill } from './fill/start-fill.js';
import { undoFill } from './fill/undo-fill.js';
import { fillCart } from './fill-cart.js';
import { findGiftFile, showGift, showGiftQuestions } from './gift-pages.js';
import type { LaterPapers } from './later-papers.js';
import { listDistrict } from './list-district.js';
import { listShelf } from './list-shelf.js';
import { makeEdition } from './make-edition.js';
import { mayUse } from './policy.js';
import { reportPage } from './report-page.js';
import { decideBook, reopenBook, submitBook, withdrawBook } from './review-book.js';
import { savePage } from './save-page.js';
import { seenBook } from './seen-book.js';
import { shareBook } from './share-book.js';
import { showBook } from './show-book.js';
import { showProgress } from './show-progress.js';
import { showQuestions } from './show-questions.js';
import { setReader } from './store.js';
import { createBook, removeBook, saveBook } from './write-book.js';

const nothing = () => ({});
const UPLOAD = { files: 1, fileBytes: fillLimits.fileBytes, bytes: fillLimits.fileBytes };

export const bookRoutes = (house: House, later: LaterPapers): void => {
  const { clock } = house;
  const timeZone = house.settings.TZ_NAME;
  const shown = { timeZone, dottedPapers: later.dottedPapers };
  mount(house, booksApi.shelf, ({ db, actor }, input) => listShelf(db, actor, input, shown));
  mount(house, booksApi.one, ({ db, actor }, { bookId }) => showBook(db, actor, bookId, shown));
  mount(house, booksApi.create, async ({ db, actor }, input) => ({
    bookId: await createBook(db, actor, input, clock.now()),
  }));
  mount(house, booksApi.save, ({ db, actor }, input) => saveBook(db, actor, input, clock.now()).then(nothing));
  mount(house, booksApi.remove, ({ db, actor }, { bookId }) =>
    removeBook(db, actor, bookId, clock.now()).then(nothing),
  );
  mount(house, booksApi.use, async ({ db, actor }, { bookId, used }) => {
    const book = await seenBook(db, actor, bookId);
    demand(!used || mayUse(actor, book));
    await setReader(db, actor, { bookId, used });
    return {};
  });
  mount(house, booksApi.report, ({ db, actor }, input) => reportPage(db, actor, input, clock.now()).then(nothing));
  mount(house, booksApi.answerReport, ({ db, actor }, input) =>
    answerReport(db, actor, input, clock.now()).then(nothing),
  );
  mount(house, booksApi.toPaper, ({ db, actor, language }, input) =>
    makeEdition(db, actor, input, { ...later, language, now: clock.now(), timeZone }),
  );
  mount(house, booksApi.toCart, async ({ db, actor }, input) => ({ added: await fillCart(db, actor, input) }));
  mountPages(house);
  mountReview(house);
  mountFills(house);
  mountOpen(house, booksApi.district, (call, input) => listDistrict(call, input, house));
  mountOpen(house, booksApi.gift, (call, { bookId }) => showGift(call, bookId, house));
  mountOpen(house, booksApi.giftQuestions, async (call, input) => ({
    questions: await showGiftQuestions(call, input, house),
  }));
  mountFile(house, booksApi.giftFile, async (call, input) => {
    const { sha256, type, size } = await findGiftFile(call, input, house);
    return { content: found(await house.files.open(sha256, { size })), type, size };
  });
  mount(house, booksApi.share, ({ db, actor }, input) => shareBook(db, actor, input, clock.now()).then(nothing));
  mountOpen(house, booksApi.adopt, async (call, { bookId }) => ({ bookId: await adoptBook(call, bookId, house) }));
};

function mountPages(house: House): void {
  const { clock } = house;
  mount(house, booksApi.questions, async ({ db, actor }, input) => ({
    questions: await showQuestions(db, actor, input),
  }));
  mount(house, booksApi.savePage, ({ db, actor }, input) => savePage(db, actor, input, clock.now()));
  mount(house, booksApi.submitPage, ({ db, actor }, input) => submitPage(db, actor, input).then(nothing));
  mount(house, booksApi.decidePage, ({ db, actor }, input) => decidePage(db, actor, input, clock.now()).then(nothing));
  mount(house, booksApi.reopenPage, ({ db, actor }, input) => reopenPage(db, actor, input).then(nothing));
  mount(house, booksApi.progress, ({ db, actor }, { bookId }) => showProgress(db, actor, bookId));
}

function mountReview(house: House): void {
  const { clock } = house;
  mount(house, booksApi.submit, ({ db, actor }, { bookId }) =>
    submitBook(db, actor, bookId, clock.now()).then(nothing),
  );
  mount(house, booksApi.withdraw, ({ db, actor }, { bookId }) => withdrawBook(db, actor, bookId).then(nothing));
  mount(house, booksApi.decide, ({ db, actor }, input) => decideBook(db, actor, input, clock.now()).then(nothing));
  mount(house, booksApi.reopen, ({ db, actor }, { bookId }) =>
    reopenBook(db, actor, bookId, clock.now()).then(nothing),
  );
}

function mountFills(house: House): void {
  const timeZone = house.settings.TZ_NAME;
  mountOpen(house, booksApi.fill, async (call) => startFill(house, call, await takeFormFiles(call.request, UPLOAD)));
  mount(house, booksApi.fills, async ({ db, actor }, { bookId }) => ({
    items: await listFills(db, actor, bookId, timeZone),
  }));
  mount(house, booksApi.undoFill, ({ db, actor }, { fillId }) => undoFill(db, actor, fillId).then(nothing));
}
