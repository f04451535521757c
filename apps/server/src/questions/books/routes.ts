import { booksApi, fillLimits } from '@zhibi/contract/questions/books';
import { takeFormFiles } from '../../platform/form-files.js';
import { mount, mountFile, mountOpen } from '../../platform/mount.js';
import { ensure, found } from '../../platform/problem.js';
import type { Services } from '../../platform/services.js';
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

export const bookRoutes = (services: Services, later: LaterPapers): void => {
  const { clock } = services;
  const timeZone = services.settings.TZ_NAME;
  const shown = { timeZone, dottedPapers: later.dottedPapers };
  mount(services, booksApi.shelf, ({ db, actor }, input) => listShelf(db, actor, input, shown));
  mount(services, booksApi.one, ({ db, actor }, { bookId }) => showBook(db, actor, bookId, shown));
  mount(services, booksApi.create, async ({ db, actor }, input) => ({
    bookId: await createBook(db, actor, input, clock.now()),
  }));
  mount(services, booksApi.save, ({ db, actor }, input) => saveBook(db, actor, input, clock.now()).then(nothing));
  mount(services, booksApi.remove, ({ db, actor }, { bookId }) =>
    removeBook(db, actor, bookId, clock.now()).then(nothing),
  );
  mount(services, booksApi.use, async ({ db, actor }, { bookId, used }) => {
    const book = await seenBook(db, actor, bookId);
    ensure(!used || mayUse(actor, book));
    await setReader(db, actor, { bookId, used });
    return {};
  });
  mount(services, booksApi.report, ({ db, actor }, input) => reportPage(db, actor, input, clock.now()).then(nothing));
  mount(services, booksApi.answerReport, ({ db, actor }, input) =>
    answerReport(db, actor, input, clock.now()).then(nothing),
  );
  mount(services, booksApi.toPaper, ({ db, actor, language }, input) =>
    makeEdition(db, actor, input, { ...later, language, now: clock.now(), timeZone }),
  );
  mount(services, booksApi.toCart, async ({ db, actor }, input) => ({ added: await fillCart(db, actor, input) }));
  mountPages(services);
  mountReview(services);
  mountFills(services);
  mountOpen(services, booksApi.district, (call, input) => listDistrict(call, input, services));
  mountOpen(services, booksApi.gift, (call, { bookId }) => showGift(call, bookId, services));
  mountOpen(services, booksApi.giftQuestions, async (call, input) => ({
    questions: await showGiftQuestions(call, input, services),
  }));
  mountFile(services, booksApi.giftFile, async (call, input) => {
    const { sha256, type, size } = await findGiftFile(call, input, services);
    return { content: found(await services.files.open(sha256, { size })), type, size };
  });
  mount(services, booksApi.share, ({ db, actor }, input) => shareBook(db, actor, input, clock.now()).then(nothing));
  mountOpen(services, booksApi.adopt, async (call, { bookId }) => ({
    bookId: await adoptBook(call, bookId, services),
  }));
};

function mountPages(services: Services): void {
  const { clock } = services;
  mount(services, booksApi.questions, async ({ db, actor }, input) => ({
    questions: await showQuestions(db, actor, input),
  }));
  mount(services, booksApi.savePage, ({ db, actor }, input) => savePage(db, actor, input, clock.now()));
  mount(services, booksApi.submitPage, ({ db, actor }, input) => submitPage(db, actor, input).then(nothing));
  mount(services, booksApi.decidePage, ({ db, actor }, input) =>
    decidePage(db, actor, input, clock.now()).then(nothing),
  );
  mount(services, booksApi.reopenPage, ({ db, actor }, input) => reopenPage(db, actor, input).then(nothing));
  mount(services, booksApi.progress, ({ db, actor }, { bookId }) => showProgress(db, actor, bookId));
}

function mountReview(services: Services): void {
  const { clock } = services;
  mount(services, booksApi.submit, ({ db, actor }, { bookId }) =>
    submitBook(db, actor, bookId, clock.now()).then(nothing),
  );
  mount(services, booksApi.withdraw, ({ db, actor }, { bookId }) => withdrawBook(db, actor, bookId).then(nothing));
  mount(services, booksApi.decide, ({ db, actor }, input) => decideBook(db, actor, input, clock.now()).then(nothing));
  mount(services, booksApi.reopen, ({ db, actor }, { bookId }) =>
    reopenBook(db, actor, bookId, clock.now()).then(nothing),
  );
}

function mountFills(services: Services): void {
  const timeZone = services.settings.TZ_NAME;
  mountOpen(services, booksApi.fill, async (call) =>
    startFill(services, call, await takeFormFiles(call.request, UPLOAD)),
  );
  mount(services, booksApi.fills, async ({ db, actor }, { bookId }) => ({
    items: await listFills(db, actor, bookId, timeZone),
  }));
  mount(services, booksApi.undoFill, ({ db, actor }, { fillId }) => undoFill(db, actor, fillId).then(nothing));
}
