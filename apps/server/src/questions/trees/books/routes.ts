import { treesApi as api } from '@zhibi/contract/questions/trees';
import { LARGEST_IMAGE_BYTES } from '@zhibi/contract/questions/writing';
import { subjectsById } from '../../../people/index.js';
import { formFile } from '../../../platform/form-file.js';
import { mountFile, mountOpen } from '../../../platform/mount.js';
import { openableForm } from '../../../platform/pictures/openable.js';
import { found } from '../../../platform/problem.js';
import type { Services } from '../../../platform/services.js';
import { sheetFile } from '../../../platform/sheets/index.js';
import { PLATFORM_SCHOOL } from '../../store-visible.js';
import { keepCover } from '../../writing/keep-file.js';
import { findFile } from '../../writing/store-files.js';
import { compareBooks } from '../compare-books.js';
import { bookSheet, schoolSheet } from '../export-tables.js';
import type { Keeping } from '../keeping.js';
import { removeBook } from '../remove.js';
import { cloneBook, saveBook } from '../save-book.js';
import { bookNames } from '../store-books.js';
import { giveBook, takeBook, undoBookSchools } from './give-book.js';
import { allBooks, listBooks, showBook } from './list-books.js';
import { allSchools, listSchools } from './list-schools.js';
import { restoreBook, retireBook } from './retire-book.js';

/** Textbooks, and which schools use them. */
export const bookRoutes = (services: Services, { asSystem, act }: Keeping) => {
  const { clock } = services;
  const whereOf = (organisationId: string) => ({ organisationId, timeZone: services.settings.TZ_NAME });

  mountOpen(services, api.books, ({ actor }, wanted) => asSystem((db) => listBooks(db, actor.organisationId, wanted)));
  mountOpen(services, api.book, ({ actor }, { textbookId }) =>
    asSystem((db) => showBook(db, actor.organisationId, textbookId)),
  );
  mountOpen(services, api.bookNames, (_, { subjectId }) =>
    asSystem(async (db) => ({ items: await bookNames(db, subjectId) })),
  );
  mountFile(services, api.exportBooks, ({ actor, language }, { format, ...filter }) =>
    asSystem(async (db) => {
      const books = await allBooks(db, actor.organisationId, filter);
      return sheetFile(bookSheet(books, await subjectsById(db), language), format);
    }),
  );
  mountOpen(services, api.saveBook, ({ actor }, input) =>
    act(actor, 'textbook-saved', { ...input }, (db) => saveBook(db, input)),
  );
  mountOpen(services, api.cloneBook, ({ actor }, input) =>
    act(actor, 'textbook-cloned', { ...input }, (db) => cloneBook(db, input)),
  );
  mountOpen(services, api.compareBooks, (_, input) => asSystem((db) => compareBooks(db, input)));
  mountOpen(services, api.retireBook, ({ actor }, input) =>
    act(actor, 'textbook-retired', { ...input }, (db) => retireBook(db, input, clock.now())),
  );
  mountOpen(services, api.restoreBook, ({ actor }, input) =>
    act(actor, 'textbook-restored', { ...input }, (db) => restoreBook(db, input)),
  );
  mountOpen(services, api.removeBook, ({ actor }, input) =>
    act(actor, 'textbook-removed', { ...input }, (db) => removeBook(db, actor.accountId, input)),
  );
  mountOpen(services, api.putCover, async ({ actor, request }) => ({
    coverId: await keepCover(
      actor,
      await openableForm(services, await formFile(request, LARGEST_IMAGE_BYTES)),
      services,
    ),
  }));
  mountFile(services, api.cover, async (_, { coverId }) => {
    const file = found(await asSystem((db) => findFile(db, PLATFORM_SCHOOL, coverId)));
    return { content: found(await services.files.open(file.sha256, file)), type: file.type, size: file.size };
  });

  mountOpen(services, api.bookSchools, ({ actor }, wanted) =>
    asSystem((db) => listSchools(db, whereOf(actor.organisationId), wanted)),
  );
  mountFile(services, api.exportBookSchools, ({ actor, language }, { format, ...wanted }) =>
    asSystem(async (db) => {
      const { book, items } = await allSchools(db, whereOf(actor.organisationId), wanted);
      return sheetFile(schoolSheet(book.title, items, language), format);
    }),
  );
  mountOpen(services, api.giveBook, ({ actor }, input) =>
    act(actor, 'textbook-given', { ...input }, (db) => giveBook(db, actor, input, clock.now())),
  );
  mountOpen(services, api.takeBook, ({ actor }, input) =>
    act(actor, 'textbook-taken', { ...input }, (db) => takeBook(db, actor, input, clock.now())),
  );
  mountOpen(services, api.undoBookSchools, ({ actor }, { undoId }) =>
    act(actor, 'textbook-schools-undone', { undoId }, (db) => undoBookSchools(db, actor, undoId, clock.now())),
  );
};
