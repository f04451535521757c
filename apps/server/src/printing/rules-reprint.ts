import { COVER, type Face, facesOfCopy, facesOfSheet, type PrintOptions } from '@zhibi/contract/printing';
import { shiftsOf } from './rules.js';
import { type Pile, type Title, titleSheetFaces } from './rules-piles.js';

/** What of an order is printed again. */
export interface Again {
  studentIds: readonly string[];
  /** Of each of these copies, and of the spare ones. */
  pages: readonly number[];
  covers: boolean;
  spares: number;
  /** The piles whose separators are. */
  separators: readonly Pile[];
}

/** Where the pages lie in the file that they are taken from, counted from 0. */
interface Source {
  placeOf: ReadonlyMap<string, number>;
  classOf: ReadonlyMap<string, string>;
  pageCount: number;
  pagesThere: number;
}

/** How an order of such sheets is laid: as the first one was, with nothing beside it that is not printed again. */
export const layingOf = (options: PrintOptions, { covers, spares, separators }: Again): PrintOptions => ({
  ...options,
  cover: covers,
  spares: spares > 0,
  separators: separators.length > 0 ? options.separators : 'none',
});

/** The file of what is printed again: separators, copies, spare copies; each sheet as it was laid the first time. */
export function fileOfReprint(
  again: Again,
  { placeOf, classOf, pageCount, pagesThere }: Source,
  options: PrintOptions,
) {
  const { pages, covers, spares, studentIds, separators } = again;
  const bare = spares > 0 ? pages.map((page) => page - 1) : [];
  const faces: Face[] = [];
  const shiftsMm: number[] = [];
  const titles: Title[] = [];
  const titled = (title: Title) => pagesThere + bare.length + titles.push(title) - 1;
  const whole = Array.from({ length: pageCount }, (_, at) => at + 1);
  const copy = facesOfCopy(pages, { ...options, cover: covers });
  const shifts = shiftsOf(covers ? [COVER, ...pages] : pages, whole, options);
  const put = (pageOf: (page: number) => number) => {
    for (const face of copy) faces.push(face.map((page) => (page === null ? null : pageOf(page))));
    shiftsMm.push(...shifts);
  };
  const classes = [...new Set(classOf.values())];
  const cover = (studentId: string | null) => {
    // A spare copy is of the class where there is one only.
    const classId = studentId === null ? (classes.length === 1 ? classes[0] : undefined) : classOf.get(studentId);
    const pile = { classId: classId ?? '', row: null, studentIds: [], spares: 0 };
    return covers ? titled({ kind: 'cover', pile, studentId }) : 0;
  };
  for (const pile of separators) {
    faces.push(...titleSheetFaces(titled({ kind: 'separator', pile }), options));
    shiftsMm.push(...new Array<number>(facesOfSheet(options)).fill(0));
  }
  for (const studentId of studentIds) {
    const place = placeOf.get(studentId) ?? 0;
    const page = cover(studentId);
    put((no) => (no === COVER ? page : place * pageCount + no - 1));
  }
  for (let spare = 0; spare < spares; spare++) {
    const page = cover(null);
    put((no) => (no === COVER ? page : pagesThere + pages.indexOf(no)));
  }
  return { faces, shiftsMm, bare, titles };
}
