import { type Geometry, type PageSize, pageSizes } from '@zhibi/contract/papers';
import { type Face, type Finding, type PrintOptions, standOnHead } from '@zhibi/contract/printing';
import type { Press } from './rules.js';
import { edgeOf, type PrintEdge } from './rules-edge.js';
import { faceIndex, type OnFaces } from './rules-faces.js';
import { passed, wrong } from './rules-finding.js';
import { blankOf, carbonOf, densityOf, type Look, oddOf, unreadOf } from './rules-ink.js';

/** What was read out of a PDF. */
export interface Inspected extends Look {
  /** Of every page, in mm. */
  sizes: readonly { widthMm: number; heightMm: number }[];
  fonts: { embedded: number; missing: readonly string[] };
}

/** Everything that the machine judges an order by. */
export interface PreflightFacts {
  inspected: Inspected;
  geometry: Pick<Geometry, 'areas' | 'stamps'>;
  /** The code rule of its dots; null where it has none. */
  dots: 'demo' | null;
  /** How the copies lie in the printed file. */
  on: OnFaces;
  options: PrintOptions;
  /** The pages of a copy that are printed. */
  pages: readonly number[];
  /** The machines that could print it. */
  machines: readonly PrintEdge[];
  pageSize: PageSize;
  pageCount: number;
  /** The ledger: whose page has which code. */
  copies: readonly {
    studentId: string;
    pages: readonly { page: number; pageCode: string }[];
    /** Codes of sheets that others were printed in place of. */
    former?: readonly { pageCode: string }[];
  }[];
  /** Who is in the classes now. */
  students: readonly { studentId: string; name: string }[];
  names: ReadonlyMap<string, string>;
}

/** A printer cannot see less. */
const SAME_MM = 1;

/** What the machine finds before a person looks: whether file, ledger and class list are of one piece. */
export function preflight(facts: PreflightFacts): Finding[] {
  return [
    pagesOf(facts),
    sizesOf(facts),
    fontsOf(facts),
    ...(facts.dots === null ? [] : [carbonOf(facts), densityOf(facts, facts.dots)]),
    edgeOf(facts),
    blankOf(facts),
    oddOf(facts),
    ...turnedOf(facts),
    ...unreadOf(facts),
    ledgerOf(facts),
    ...rosterOf(facts),
  ];
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

/** Backs on their head may be meant, as of a sheet that hangs on a board: a person judges. */
function turnedOf({ options, pageSize, pages }: PreflightFacts): Finding[] {
  const backs = Math.floor(pages.length / 2);
  return backs > 0 && standOnHead(options, pageSize) ? [wrong('warning', 'turned', backs)] : [];
}

/** Every page of every copy has one code, and no code stands on two of them, nor one that was replaced. */
function ledgerOf({ copies, pageCount, names }: PreflightFacts): Finding {
  const incomplete = copies.filter(({ pages }) => {
    const there = new Set(pages.map(({ page }) => page));
    return (
      pages.length !== pageCount || Array.from({ length: pageCount }, (_, at) => at + 1).some((no) => !there.has(no))
    );
  });
  const codes = copies.flatMap(({ pages }) => pages.map(({ pageCode }) => pageCode));
  const former = new Set(copies.flatMap((copy) => copy.former?.map(({ pageCode }) => pageCode) ?? []));
  const twice = codes.length - new Set(codes).size + codes.filter((code) => former.has(code)).length;
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

/** How the pages of the made file lie on those faces. */
export const onFaces = (
  faces: readonly Face[],
  {
    press,
    pageSize,
    pageCount,
    sheets,
  }: {
    press: Pick<Press, 'turnsBacks' | 'shiftsMm' | 'trimMm'>;
    pageSize: PageSize;
    pageCount: number;
    /** The places of the printed copies in the made file, in the order in which they lie. */
    sheets: readonly number[];
  },
): OnFaces => ({
  faces,
  faceOf: faceIndex(faces),
  shiftsMm: press.shiftsMm,
  turnsBacks: press.turnsBacks,
  trimMm: press.trimMm,
  pageSize,
  pageCount,
  sheetOf: new Map(sheets.map((place, at) => [place, at])),
});
