import { JUNIOR_MATHS } from '../school.js';
import { hidden, own, type WalkRows } from './meeting.js';

/** The bank that every school has; what it says is nobody's. Copies and reports are the caller's own. */
const bank = { bank: 'zujuan' };
const inBank = { ...bank, subjectId: JUNIOR_MATHS };
const nothing = 'no-such-thing';

export const rows: WalkRows = {
  'partners.banks': own(),
  'partners.tree': own(() => inBank),
  'partners.search': own(() => inBank),
  'partners.similar': own(() => ({ ...inBank, itemId: nothing })),
  'partners.take': hidden(({ questionId }) => ({ ...inBank, itemIds: [questionId] })),
  'partners.papers': own(() => inBank),
  'partners.paper': hidden(({ paperId }) => ({ ...inBank, paperId })),
  'partners.shelve': hidden(({ paperId }) => ({ ...inBank, paperId })),
  'partners.file': hidden(({ paperId }) => ({ ...bank, paperId })),
  'partners.books': own(() => inBank),
  'partners.book': hidden(() => ({ ...inBank, bookId: nothing })),
  'partners.pageQuestions': hidden(() => ({ ...inBank, bookId: nothing, page: 1 })),
  'partners.pagePicture': hidden(() => ({ ...bank, bookId: nothing, page: 1 })),
  'partners.report': hidden(() => ({ ...bank, bookId: nothing, page: 1, kind: 'missing-page', note: '' })),
  'partners.reports': own(),
  'partners.answerReport': hidden(() => ({ reportId: '01890000-0000-7000-8000-000000000000', answer: '' })),
  'partners.portal': hidden(() => bank),
};
