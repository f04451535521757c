import { grouped } from '@zhibi/contract/kernel';
import {
  COVER,
  creepMm,
  type Face,
  facesOfCopy,
  facesOfSheet,
  type PrintOptions,
  pagesOnFace,
  sparesOf,
} from '@zhibi/contract/printing';
import { classShares } from './rules-class-shares.js';

/** Copies that lie together, from the top: of a class, or of a row of seats in it. */
export interface Pile {
  classId: string;
  /** Counted from the front, 1; null where the class is one pile, 0 for those without a seat. */
  row: number | null;
  studentIds: readonly string[];
  /** Copies without a name below them. */
  spares: number;
}

interface Owner {
  studentId: string;
  classId: string;
}

/** The piles of a print run: classes one after the other, and rows of seats in them where they are parted so. */
export function pilesOf(
  owners: readonly Owner[],
  seats: ReadonlyMap<string, { row: number; place: number }>,
  { separators, spares }: Pick<PrintOptions, 'separators' | 'spares'>,
): Pile[] {
  return [...grouped(owners, ({ classId }) => classId)].flatMap(([classId, own]) => {
    const studentIds = own.map(({ studentId }) => studentId);
    const rows = separators === 'row' ? rowsOf(studentIds, seats) : [{ row: null, studentIds }];
    const last = rows.length - 1;
    return rows.map((one, at) => ({ classId, ...one, spares: spares && at === last ? sparesOf(own.length) : 0 }));
  });
}

/** Row by row from the front, those without a seat last; a class without a plan is one pile. */
function rowsOf(studentIds: readonly string[], seats: ReadonlyMap<string, { row: number; place: number }>) {
  if (!studentIds.some((id) => seats.has(id))) return [{ row: null, studentIds }];
  const seated = studentIds
    .filter((id) => seats.has(id))
    .sort((a, b) => (seats.get(a)?.place ?? 0) - (seats.get(b)?.place ?? 0));
  const rows = [...grouped(seated, (id) => seats.get(id)?.row ?? 0)].map(([row, own]) => ({ row, studentIds: own }));
  const others = studentIds.filter((id) => !seats.has(id));
  return others.length === 0 ? rows : [...rows, { row: 0, studentIds: others }];
}

/** What an order says of its piles. `classNames`: by id, as classes are called now. */
export const amountsOf = (
  piles: readonly Pile[],
  { separators }: Pick<PrintOptions, 'separators'>,
  classNames: ReadonlyMap<string, string>,
) => ({
  classShares: classShares(
    piles.map(({ classId, studentIds, spares }) => ({
      classId,
      copies: studentIds.length,
      spares,
      separators: separators === 'none' ? 0 : 1,
    })),
    classNames,
  ),
  studentIds: piles.flatMap(({ studentIds }) => studentIds),
  spareCopies: piles.reduce((sum, { spares }) => sum + spares, 0),
  separatorSheets: separators === 'none' ? 0 : piles.length,
});

/** A page that is made for the order: in front of a pile, or the cover of a copy, nobody's where it is a spare one. */
export type Title = { pile: Pile } & ({ kind: 'separator' } | { kind: 'cover'; studentId: string | null });

interface PrintedFile {
  /** Of pages of the file that was made, counted from 0; then its pages without a name, where there are spare copies; then the titles. */
  faces: Face[];
  /** How far the pages of each face move toward the fold. */
  shiftsMm: number[];
  /** The pages whose names are left out. */
  bare: number[];
  titles: Title[];
}

interface Made {
  /** Where the copy of a student stands in the file, counted from 0. */
  placeOf: ReadonlyMap<string, number>;
  pageCount: number;
  pages: readonly number[];
  /** How many pages the file has. */
  pagesThere: number;
}

/** The file that is printed: the piles one after the other, every copy and every separator on sheets of its own. */
export function fileOfPiles(piles: readonly Pile[], made: Made, options: PrintOptions): PrintedFile {
  const { pages, pageCount, pagesThere } = made;
  const bare = piles.some(({ spares }) => spares > 0) ? pages.map((page) => page - 1) : [];
  const file: PrintedFile = { faces: [], shiftsMm: [], bare, titles: [] };
  const titled = (title: Title) => pagesThere + bare.length + file.titles.push(title) - 1;
  const copy = facesOfCopy(pages, options);
  const shiftsMm = copy.map((_, at) => creepMm(Math.floor(at / facesOfSheet(options)), options));
  const put = (pageOf: (page: number) => number) => {
    for (const face of copy) file.faces.push(face.map((page) => (page === null ? null : pageOf(page))));
    file.shiftsMm.push(...shiftsMm);
  };
  for (const pile of piles) {
    if (options.separators !== 'none') {
      const faces = titleSheetFaces(titled({ kind: 'separator', pile }), options);
      file.faces.push(...faces);
      file.shiftsMm.push(...faces.map(() => 0));
    }
    for (const studentId of pile.studentIds) {
      const place = made.placeOf.get(studentId) ?? 0;
      const cover = options.cover ? titled({ kind: 'cover', pile, studentId }) : 0;
      put((page) => (page === COVER ? cover : place * pageCount + page - 1));
    }
    if (pile.spares === 0) continue;
    const cover = options.cover ? titled({ kind: 'cover', pile, studentId: null }) : 0;
    for (let spare = 0; spare < pile.spares; spare++)
      put((page) => (page === COVER ? cover : pagesThere + pages.indexOf(page)));
  }
  return file;
}

/** A sheet with one page on it: where two lie on a side it is the right one, the front of a folded sheet. */
export const titleSheetFaces = (page: number, options: PrintOptions): Face[] =>
  Array.from({ length: facesOfSheet(options) }, (_, face) =>
    Array.from({ length: pagesOnFace(options) }, (__, place) =>
      face === 0 && place === pagesOnFace(options) - 1 ? page : null,
    ),
  );
