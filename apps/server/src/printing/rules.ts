import type { PageSize } from '@zhibi/contract/papers';
import { pageSizes } from '@zhibi/contract/papers';
import {
  creepMm,
  type Face,
  type Finding,
  facesOfCopy,
  facesOfSheet,
  folds,
  type Laying,
  type PrintOptions,
  type PrintStatus,
  printStatuses,
  sheetsOfCopy,
  trimMm,
  turnsBacks,
} from '@zhibi/contract/printing';

/** What was read out of a PDF. */
export interface Inspected {
  /** Of every page, in mm. */
  sizes: readonly { widthMm: number; heightMm: number }[];
  fonts: { embedded: number; missing: readonly string[] };
}

/** Everything that the machine judges an order by. */
export interface PreflightFacts {
  inspected: Inspected;
  pageSize: PageSize;
  pageCount: number;
  /** The ledger: whose page has which code. */
  copies: readonly { studentId: string; pages: readonly { page: number; pageCode: string }[] }[];
  /** Who is in the classes now. */
  students: readonly { studentId: string; name: string }[];
  names: ReadonlyMap<string, string>;
}

/** A printer cannot see less. */
const SAME_MM = 1;

const passed = (check: Finding['check'], count: number): Finding => ({ check, level: 'passed', count, names: [] });
const wrong = (level: 'warning' | 'error', check: Finding['check'], count: number, names: string[] = []): Finding => ({
  check,
  level,
  count,
  names: names.slice(0, 60),
});

/** What the machine finds before a person looks: whether file, ledger and class list are of one piece. */
export function preflight(facts: PreflightFacts): Finding[] {
  return [pagesOf(facts), sizesOf(facts), fontsOf(facts), ledgerOf(facts), ...rosterOf(facts)];
}

function pagesOf({ inspected, copies, pageCount }: PreflightFacts): Finding {
  const { length } = inspected.sizes;
  const wanted = copies.length * pageCount;
  return length === wanted ? passed('pages', length) : wrong('error', 'pages', Math.abs(length - wanted));
}

function sizesOf({ inspected, pageSize }: PreflightFacts): Finding {
  const { widthMm, heightMm } = pageSizes[pageSize];
  const others = inspected.sizes.filter(
    (size) => Math.abs(size.widthMm - widthMm) > SAME_MM || Math.abs(size.heightMm - heightMm) > SAME_MM,
  );
  return others.length === 0 ? passed('size', inspected.sizes.length) : wrong('error', 'size', others.length);
}

function fontsOf({ inspected: { fonts } }: PreflightFacts): Finding {
  const missing = [...new Set(fonts.missing)];
  return missing.length === 0 ? passed('fonts', fonts.embedded) : wrong('error', 'fonts', missing.length, missing);
}

/** Every page of every copy has one code, and no code stands on two of them. */
function ledgerOf({ copies, pageCount, names }: PreflightFacts): Finding {
  const incomplete = copies.filter(({ pages }) => {
    const there = new Set(pages.map(({ page }) => page));
    return (
      pages.length !== pageCount || Array.from({ length: pageCount }, (_, at) => at + 1).some((no) => !there.has(no))
    );
  });
  const codes = copies.flatMap(({ pages }) => pages.map(({ pageCode }) => pageCode));
  const twice = codes.length - new Set(codes).size;
  if (incomplete.length + twice === 0) return passed('ledger', codes.length);
  const called = incomplete.map(({ studentId }) => names.get(studentId) ?? '').filter(Boolean);
  return wrong('error', 'ledger', incomplete.length + twice, called);
}

/** Who has two copies is an error; who came or left since the copies were made is for a person to judge. */
function rosterOf({ copies, students, names }: PreflightFacts): Finding[] {
  const has = new Set(copies.map(({ studentId }) => studentId));
  const here = new Set(students.map(({ studentId }) => studentId));
  const twice = copies.length - has.size;
  const missing = students.filter(({ studentId }) => !has.has(studentId));
  const left = [...has].filter((studentId) => !here.has(studentId));
  return [
    twice === 0 ? passed('duplicates', copies.length) : wrong('error', 'duplicates', twice),
    missing.length === 0
      ? passed('missing', students.length)
      : wrong(
          'warning',
          'missing',
          missing.length,
          missing.map(({ name }) => name),
        ),
    ...(left.length === 0
      ? []
      : [
          wrong(
            'warning',
            'left',
            left.length,
            left.map((id) => names.get(id) ?? ''),
          ),
        ]),
  ];
}

export const errorsOf = (findings: readonly Finding[]): number =>
  findings.filter(({ level }) => level === 'error').length;

/**
 * The faces of the file that is printed, of pages of the file that was made (from 0, null where nothing is printed): of each chosen copy the
 * chosen pages, every copy beginning on a sheet of its own.
 */
export function facesToPrint(
  { copies, pageCount, pages }: { copies: readonly number[]; pageCount: number; pages: readonly number[] },
  laying: Laying,
): Face[] {
  const copy = facesOfCopy(pages, laying);
  return copies.flatMap((place) =>
    copy.map((face) => face.map((page) => (page === null ? null : place * pageCount + page - 1))),
  );
}

/** How faces of more than one page are drawn. */
export interface Press {
  /** Whether the back of a sheet stands on its head: the machine turns it over an edge that lies. */
  turnsBacks: boolean;
  /** What is marked in the middle. */
  middle: 'fold' | 'cut' | 'none';
  /** Where the outer edges are cut, in mm from them; 0 where they are not. */
  trimMm: number;
  /** Of each face, how far its pages move toward the middle, in mm. */
  shiftsMm: readonly number[];
}

/** For copies of so many pages, whose faces are shifted so. */
export const pressOf = (pages: number, shiftsMm: readonly number[], options: PrintOptions): Press => ({
  turnsBacks: turnsBacks(options),
  middle: options.imposition === 'plain' ? 'none' : folds(options) ? 'fold' : 'cut',
  trimMm: trimMm(sheetsOfCopy(pages, options), options),
  shiftsMm,
});

/** How far the pages of those sheets move on which one of the pages lies, face by face: a sheet that is printed again keeps its place. */
export function shiftsOf(pages: readonly number[], whole: readonly number[], options: PrintOptions): number[] {
  const ofSheet = facesOfSheet(options);
  const faces = facesOfCopy(whole, options);
  return faces.flatMap((_, at) => {
    const sheet = Math.floor(at / ofSheet);
    const isMeant = faces
      .slice(sheet * ofSheet, (sheet + 1) * ofSheet)
      .some((face) => face.some((page) => page !== null && pages.includes(page)));
    return isMeant ? [creepMm(sheet, options)] : [];
  });
}

/** Whether the machine takes the file as it was made. */
export const isAsMade = (faces: readonly Face[], pagesThere: number): boolean =>
  faces.length === pagesThere && faces.every((face, at) => face.length === 1 && face[0] === at);

/** How people call an order. */
export const numberText = (number: number): string => `P${String(number).padStart(6, '0')}`;

/** Nothing is under way here: not begun, sent back, or there. */
export const settled: readonly PrintStatus[] = [
  printStatuses.pendingPush,
  printStatuses.rejected,
  printStatuses.completed,
];
