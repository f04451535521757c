import type { ScanReason } from '@zhibi/contract/capture/scans';
import type { PageSize } from '@zhibi/contract/papers';
import {
  diagnose,
  type FoundMark,
  faultOfPicture,
  findMarks,
  findPage,
  findPages,
  type GreyImage,
  type PageFrame,
  readScores,
} from '@zhibi/scan';
import { choicesIn } from './choices-in.js';
import { inksOf } from './inks-of.js';
import type { PagePicture } from './open-file.js';
import { greyOf, jpeg, picturesOf, shown, straightened } from './page-pixels.js';
import type { PageToRead, ReadPage } from './page-to-read.js';
import { printedOn } from './printed-page.js';
import { identityOf, pageOf } from './whose-page.js';

/** Reads the sheets of one picture, from left to right: mostly there is one. */
export async function readSheets(picture: PagePicture, to: PageToRead): Promise<ReadPage[]> {
  const grey = greyOf(picture);
  // Pictures are packed beside the reading, which has a thread of its own.
  const packing = shown(picture);
  const marks = findMarks(grey);
  const found = findPages(grey, to.pageSize, marks);
  const original = await packing;
  const sheets: ReadPage[] = [];
  for (const one of found) {
    // Of a second sheet there are corners, but no page: nobody would miss it otherwise.
    const said = one.ok || sheets.length === 0 ? one : { ...one, reason: 'second-sheet' as const };
    sheets.push(await readPage({ picture, grey, marks, original, found: said }, to));
  }
  return sheets;
}

interface Sheet {
  picture: PagePicture;
  grey: GreyImage;
  /** Found once, whatever is asked of the picture afterwards. */
  marks: readonly FoundMark[];
  original: Uint8Array;
  found: { ok: true; frame: PageFrame } | { ok: false; reason: ScanReason };
}

/** Reads one page: which it is, what is chosen on it, and what a person will look at. */
async function readPage({ picture, grey, marks, original, found }: Sheet, to: PageToRead): Promise<ReadPage> {
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
    const other = isAlone ? otherSheet(grey, to.pageSize, marks) : undefined;
    return other ? foreign(other) : { ...nothing, reason: whyNot(grey, found.reason), original, straight: null };
  }
  const { frame } = found;
  const identity =
    to.page === undefined
      ? identityOf(grey, frame, to)
      : { pageCode: null, candidates: [], reason: null, sheetPage: null };
  const is = to.page ?? pageOf(identity, to);
  // Sheets of two sizes that are alike: the marks of one fit the other nearly, but no code stands where it should.
  const other = is || identity.candidates.length > 0 ? undefined : otherSheet(grey, to.pageSize, marks);
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
  const mask = is && areas.some(({ option }) => option !== null) ? await printedOn(to, is) : undefined;
  const choices = choicesIn(inks, { grey, frame, mask }, areas);
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
function otherSheet(grey: GreyImage, pageSize: PageSize, marks: readonly FoundMark[]): PageFrame | undefined {
  const other = findPage(grey, undefined, marks);
  return other.ok && other.frame.pageSize !== pageSize ? other.frame : undefined;
}
