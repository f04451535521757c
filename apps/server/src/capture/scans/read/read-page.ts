import type { ScanComplaint, ScanReason } from '@zhibi/contract/capture/scans';
import type { CopyForm, Geometry, PageSize } from '@zhibi/contract/papers';
import {
  CERTAIN_NUMBER,
  diagnose,
  faultOfPicture,
  findPage,
  findPages,
  type GreyImage,
  identifyPage,
  type PageFrame,
  type ReadScore,
  readNumberBoxes,
  readScores,
} from '@zhibi/scan';
import { choicesIn, type ReadChoice } from './choices-in.js';
import { inksOf } from './inks-of.js';
import type { PagePicture } from './open-file.js';
import { type AreaPicture, greyOf, jpeg, picturesOf, shown, straightened } from './page-pixels.js';

interface PageOfEdition {
  page: number;
  form?: CopyForm;
}

export interface PageToRead {
  pageSize: PageSize;
  /** The pages of every edition that somebody has a copy of, and of the usual one where there are blank sheets. */
  editions: Partial<Record<CopyForm, Pick<Geometry, 'areas' | 'stamps' | 'numbers' | 'scores'>>>;
  /** The page codes of the homework, each with the page of the paper that it is on; of the usual edition unless it says otherwise. */
  codes: Readonly<Record<string, PageOfEdition>>;
  /** Codes of blank sheets, each with its page: whose it is a number on it says. */
  sheets?: Readonly<Record<string, number>>;
  /** The page codes of the copy of whoever has a number, page by page. */
  numbers?: Readonly<Record<string, readonly string[]>>;
  /** Telephones took them: of those more is asked before a page counts as there. */
  isPhotograph?: boolean;
  /** What a person says it is: no code is asked then. */
  page?: PageOfEdition;
}

export interface ReadPage {
  /** The page code where it is one of the homework's. */
  pageCode: string | null;
  /** Codes it may have: of another paper, or read uncertainly. */
  candidates: string[];
  /** Why it is nobody's yet, or cannot be read. */
  reason: ScanReason | null;
  /** Of a blank sheet: which page of the paper it is. */
  sheetPage: number | null;
  complaints: ScanComplaint[];
  dpi: number | null;
  turnedDeg: number | null;
  original: Uint8Array;
  /** The page straight and upright; null where it was not found in the picture. */
  straight: Uint8Array | null;
  choices: ReadChoice[];
  /** Points that a teacher marked on the page. */
  scores: ReadScore[];
  pictures: AreaPicture[];
}

/** Reads the sheets of one picture, from left to right: mostly there is one. */
export async function readSheets(picture: PagePicture, to: PageToRead): Promise<ReadPage[]> {
  const grey = greyOf(picture);
  // Pictures are packed beside the reading, which has a thread of its own.
  const [packing, found] = [shown(picture), findPages(grey, to.pageSize)];
  const original = await packing;
  const sheets: ReadPage[] = [];
  for (const one of found) {
    // Of a second sheet there are corners, but no page: nobody would miss it otherwise.
    const said = one.ok || sheets.length === 0 ? one : { ...one, reason: 'second-sheet' as const };
    sheets.push(await readPage({ picture, grey, original, found: said }, to));
  }
  return sheets;
}

interface Sheet {
  picture: PagePicture;
  grey: GreyImage;
  original: Uint8Array;
  found: { ok: true; frame: PageFrame } | { ok: false; reason: ScanReason };
}

/** Reads one page: which it is, what is chosen on it, and what a person will look at. */
async function readPage({ picture, grey, original, found }: Sheet, to: PageToRead): Promise<ReadPage> {
  const nothing = {
    pageCode: null,
    candidates: [],
    sheetPage: null,
    scores: [],
    complaints: [],
    dpi: null,
    turnedDeg: null,
    choices: [],
    pictures: [],
  };
  const foreign = async (sheet: PageFrame): Promise<ReadPage> => {
    const straight = await jpeg(straightened(picture, sheet, sheet.pageSize));
    return { ...nothing, reason: 'foreign-page', original, straight };
  };
  if (!found.ok) {
    const isAlone = to.page === undefined && found.reason !== 'second-sheet';
    const other = isAlone ? otherSheet(grey, to.pageSize) : undefined;
    return other ? foreign(other) : { ...nothing, reason: whyNot(grey, found.reason), original, straight: null };
  }
  const { frame } = found;
  const identity =
    to.page === undefined
      ? identityOf(grey, frame, to)
      : { pageCode: null, candidates: [], reason: null, sheetPage: null };
  const is = to.page ?? pageOf(identity, to);
  // Sheets of two sizes that are alike: the marks of one fit the other nearly, but no code stands where it should.
  const other = is || identity.candidates.length > 0 ? undefined : otherSheet(grey, to.pageSize);
  if (other && 2 * other.residualMm < frame.residualMm) return foreign(other);
  const edition = is && to.editions[is.form ?? 'usual'];
  const onPage = <T extends { page: number }>(all: readonly T[] = []) => all.filter(({ page }) => page === is?.page);
  const areas = onPage(edition?.areas);
  const straight = straightened(picture, frame, to.pageSize);
  const packing = Promise.all([jpeg(straight), picturesOf(straight, areas)]);
  const scores = onPage(edition?.scores);
  const inks = inksOf(picture);
  const complaints = diagnose(grey, frame, {
    isPhotograph: to.isPhotograph,
    boxes: areas.filter(({ option }) => option !== null),
  }).map(({ kind }) => kind);
  const choices = choicesIn(inks, grey, frame, areas);
  const marked = readScores(grey, frame, scores, scores.length > 0 ? inks.split()?.teacher : undefined);
  const [straightFile, pictures] = await packing;
  return {
    ...identity,
    complaints,
    dpi: frame.dpi,
    turnedDeg: frame.turnedDeg,
    original,
    straight: straightFile,
    choices,
    scores: marked,
    pictures,
  };
}

/** Why no page is found: what is wrong with the picture goes before what was not seen on it. */
const whyNot = (grey: GreyImage, reason: ScanReason): ScanReason =>
  reason === 'second-sheet' ? reason : (faultOfPicture(grey) ?? reason);

/** A whole sheet that is none of this homework: its marks stand as those of another size do. */
function otherSheet(grey: GreyImage, pageSize: PageSize): PageFrame | undefined {
  const other = findPage(grey);
  return other.ok && other.frame.pageSize !== pageSize ? other.frame : undefined;
}

type Identity = Pick<ReadPage, 'pageCode' | 'candidates' | 'reason' | 'sheetPage'>;

/** Which page of which edition it is: by its code, or as a blank sheet. */
function pageOf({ pageCode, sheetPage }: Identity, { codes }: PageToRead): PageOfEdition | undefined {
  const coded = pageCode === null ? undefined : codes[pageCode];
  return coded ?? (sheetPage === null ? undefined : { page: sheetPage });
}

function identityOf(grey: GreyImage, frame: PageFrame, to: PageToRead): Identity {
  const { editions, codes, sheets = {} } = to;
  const isOurs = (code: string) => code in codes || code in sheets;
  const stamps = Object.values(editions).flatMap((edition) => edition.stamps);
  const tried = placesOf(stamps).map((places) => identifyPage(grey, frame, places, isOurs));
  const sure = tried.find(({ pageCode }) => pageCode !== undefined);
  const sheetPage = sheets[sure?.pageCode ?? ''];
  if (sheetPage !== undefined) return { ...numberedAs(grey, frame, to, sheetPage), sheetPage };
  const [first] = tried;
  return {
    pageCode: sure?.pageCode ?? null,
    candidates: [...new Set(tried.flatMap(({ candidates }) => candidates))],
    reason: sure ? null : (first?.doubts[0] ?? 'no-code'),
    sheetPage: null,
  };
}

/** Whose blank sheet it is: of the numbers of the class the likeliest, where there is hardly another. */
function numberedAs(
  grey: GreyImage,
  frame: PageFrame,
  { editions, numbers = {} }: PageToRead,
  page: number,
): Pick<ReadPage, 'pageCode' | 'candidates' | 'reason'> {
  const place = editions.usual?.numbers?.find((one) => one.page === page);
  // A back without a number follows its front.
  if (place === undefined) return { pageCode: null, candidates: [], reason: 'number-unclear' };
  const digits = place.columns.length;
  const known = new Map(
    Object.entries(numbers).map(([number, codes]) => [number.padStart(digits, '0').slice(-digits), codes]),
  );
  const ranked = readNumberBoxes(grey, frame, place, (number) => known.has(number));
  const candidates = ranked.flatMap(({ number }) => known.get(number)?.[page - 1] ?? []);
  const [first] = ranked;
  const isSure = first !== undefined && first.probability >= CERTAIN_NUMBER;
  return { pageCode: isSure ? (candidates[0] ?? null) : null, candidates, reason: isSure ? null : 'number-unclear' };
}

/** Codes stand at one or two places of a paper: each is tried once. */
const placesOf = (stamps: Geometry['stamps']) => [
  ...new Map(stamps.map(({ code, qr }) => [JSON.stringify([code, qr]), { code, qr }])).values(),
];
