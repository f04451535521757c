import { JUNIOR_MATHS } from '../school.js';
import { hidden, own, type WalkRows } from './meeting.js';

const inSubject = own(() => ({ subjectId: JUNIOR_MATHS }));
/** The book of another school, with the contract that lets the walker in. */
const book = hidden(({ bookId }) => ({ bookId }));
const page = hidden(({ bookId }) => ({ bookId, page: 1 }));
const fields = {
  title: '巡查',
  gid: 8,
  edition: '巡查版',
  term: 'first',
  pages: 2,
  chapters: [{ title: '第一章', from: 1 }],
};

export const rows: WalkRows = {
  'books.shelf': inSubject,
  'books.one': book,
  'books.create': own(() => ({ ...fields, subjectId: JUNIOR_MATHS })),
  'books.save': hidden(({ bookId }) => ({ ...fields, bookId, revision: 1 })),
  'books.remove': book,
  'books.questions': page,
  'books.savePage': hidden(({ bookId, questionId }) => ({
    bookId,
    page: 1,
    revision: 0,
    fileId: null,
    itemIds: [questionId],
    areas: [],
  })),
  'books.submitPage': page,
  'books.decidePage': hidden(({ bookId }) => ({ bookId, page: 1, verdict: 'checked' })),
  'books.reopenPage': page,
  'books.progress': book,
  'books.submit': book,
  'books.withdraw': book,
  'books.decide': hidden(({ bookId }) => ({ bookId, verdict: 'published' })),
  'books.reopen': book,
  'books.use': hidden(({ bookId }) => ({ bookId, used: true })),
  'books.toCart': hidden(({ bookId }) => ({ bookId, from: 1, to: 1 })),
  'books.toPaper': hidden(({ bookId }) => ({ bookId, from: 1, to: 1, title: 'x' })),
  'books.report': hidden(({ bookId }) => ({ bookId, page: 1, note: 'x' })),
  'books.answerReport': hidden(({ bookId }) => ({ bookId, reportId: '01890000-0000-7000-8000-000000000000' })),
  'books.district': inSubject,
  'books.share': hidden(({ bookId }) => ({ bookId, shared: true })),
  'books.gift': book,
  'books.giftQuestions': page,
  'books.giftFile': hidden(({ bookId }) => ({ bookId, fileId: bookId })),
  'books.adopt': book,
  'books.fill': own(),
  'books.fills': book,
  'books.undoFill': hidden(() => ({ fillId: '01890000-0000-7000-8000-000000000000' })),
};
