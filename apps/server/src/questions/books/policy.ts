import type { OwnBook, OwnPage, PageState } from '@zhibi/contract/questions/books';
import type { Actor } from '@zhibi/contract/session';

/** A book as the rules of who may what see it. */
export interface BookOf {
  subjectId: number;
  state: OwnBook['state'];
  createdBy: string;
  sharedAt: Date | null;
  originId: string | null;
}
export interface PageOf {
  state: PageState;
  enteredBy: string | null;
}

const isAuthor = (actor: Actor, book: BookOf): boolean => book.createdBy === actor.accountId;

/** Who teaches the subject in this school writes, checks and decides with. */
export const mayWrite = (actor: Actor, subjectId: number): boolean =>
  actor.schoolId !== '' && [...actor.teaches.values()].some((subjects) => subjects.has(subjectId));

const isWriter = (actor: Actor, book: BookOf): boolean => isAuthor(actor, book) || mayWrite(actor, book.subjectId);

/** What is published is there for the whole school; what is being written, for those who write it. */
export const maySee = (actor: Actor, book: BookOf): boolean => book.state === 'published' || isWriter(actor, book);

/** Title, chapters and number of pages are the author's. */
export const mayEdit = (actor: Actor, book: BookOf): boolean => book.state === 'draft' && isAuthor(actor, book);

/** Colleagues of the subject enter its pages together. */
export const mayEnter = (actor: Actor, book: BookOf): boolean => book.state === 'draft' && isWriter(actor, book);

export const mayRemove = (actor: Actor, book: BookOf): boolean => isAuthor(actor, book) && book.sharedAt === null;

/** The author says when a book is ready. */
export const maySubmit = (actor: Actor, book: BookOf): boolean => mayEdit(actor, book);

export const mayWithdraw = (actor: Actor, book: BookOf): boolean => book.state === 'waiting' && isAuthor(actor, book);

/** A peer: somebody else who teaches the subject in this school. */
export const mayDecide = (actor: Actor, book: BookOf): boolean =>
  book.state === 'waiting' && !isAuthor(actor, book) && mayWrite(actor, book.subjectId);

/** What the district has is taken back first. */
export const mayReopen = (actor: Actor, book: BookOf): boolean =>
  book.state === 'published' && isAuthor(actor, book) && book.sharedAt === null;

export const mayUse = (_actor: Actor, book: BookOf): boolean => book.state === 'published';

/** Only what the school has written itself is given on. */
export const mayShare = (actor: Actor, book: BookOf): boolean =>
  book.state === 'published' && isAuthor(actor, book) && book.sharedAt === null && book.originId === null;
export const mayUnshare = (actor: Actor, book: BookOf): boolean => isAuthor(actor, book) && book.sharedAt !== null;

/** What teachers have told of a book is for those who write it; everybody sees the own. */
export const mayReadReports = isWriter;

/** Whoever writes a book answers what was told of it. */
export const mayAnswerReports = isWriter;

/** A filling is taken back by whoever made it, as long as the book is written. */
export const mayUndoFill = (actor: Actor, book: BookOf, fill: { accountId: string }): boolean =>
  mayEnter(actor, book) && fill.accountId === actor.accountId;

/** A page is rewritten as long as nobody checks it. */
export const mayEditPage = (actor: Actor, book: BookOf, page: PageOf): boolean =>
  mayEnter(actor, book) && page.state === 'entry';

/** Two persons: whoever entered a page does not pass it. */
export const mayDecidePage = (actor: Actor, book: BookOf, page: PageOf): boolean =>
  mayEnter(actor, book) && page.state === 'waiting' && page.enteredBy !== actor.accountId;

/** Who entered it takes it back; one that was checked is opened by anybody who writes the book. */
export const mayReopenPage = (actor: Actor, book: BookOf, page: PageOf): boolean =>
  mayEnter(actor, book) &&
  (page.state === 'checked' || (page.state === 'waiting' && page.enteredBy === actor.accountId));

export const canOf = (actor: Actor, book: BookOf): OwnBook['can'] => ({
  edit: mayEdit(actor, book),
  enter: mayEnter(actor, book),
  remove: mayRemove(actor, book),
  submit: maySubmit(actor, book),
  withdraw: mayWithdraw(actor, book),
  decide: mayDecide(actor, book),
  reopen: mayReopen(actor, book),
  use: mayUse(actor, book),
  share: mayShare(actor, book),
  unshare: mayUnshare(actor, book),
});

export const canOfPage = (actor: Actor, book: BookOf, page: PageOf): OwnPage['can'] => ({
  edit: mayEditPage(actor, book, page),
  submit: mayEditPage(actor, book, page),
  decide: mayDecidePage(actor, book, page),
  reopen: mayReopenPage(actor, book, page),
});
