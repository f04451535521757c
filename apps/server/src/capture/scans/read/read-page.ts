import { PICTURE_MARGIN_MM } from '@zhibi/contract/capture';
import type { ChoiceDoubt, ScanChoice, ScanComplaint, ScanReason } from '@zhibi/contract/capture/scans';
import { type AnswerArea, areaTypes, type Geometry, type PageSize, pageSizes } from '@zhibi/contract/papers';
import {
  CERTAIN_NUMBER,
  choicesOf,
  cropArea,
  diagnose,
  findPage,
  type GreyImage,
  identifyPage,
  type PageFrame,
  type ReadScore,
  readChoices,
  readNumberBoxes,
  readScores,
  splitColours,
} from '@zhibi/scan';
import sharp from 'sharp';
import type { PagePicture } from './open-file.js';

/** Handwriting is read well at 150 dpi, and a page takes a few hundred kilobytes. */
const PER_MM = 6;
const SHOWN_SIDE = 1_400;
/** A teacher's red pen covers more of a page than specks of a JPEG do. */
const RED_SHARE = 0.000_4;

export interface PageToRead {
  geometry: Pick<Geometry, 'pageSize' | 'areas' | 'stamps' | 'numbers' | 'scores'>;
  /** The page codes of the homework, each with the page of the paper that it is on. */
  codes: Readonly<Record<string, number>>;
  /** Codes of blank sheets, each with its page: whose it is a number on it says. */
  sheets?: Readonly<Record<string, number>>;
  /** The page codes of the copy of whoever has a number, page by page. */
  numbers?: Readonly<Record<string, readonly string[]>>;
  /** What a person says it is: no code is asked then. */
  page?: number;
}

export interface ReadChoice {
  itemId: string;
  boxes: ScanChoice['boxes'];
  several: boolean;
  doubts: ChoiceDoubt[];
  chosen: string[];
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
  /** Areas cut out of the page. */
  pictures: { areaId: string; content: Uint8Array }[];
}

/** Reads one page: where it lies, which it is, what is chosen on it, and what a person will look at. */
export async function readPage(picture: PagePicture, to: PageToRead): Promise<ReadPage> {
  const grey = greyOf(picture);
  const [found, original] = [findPage(grey, to.geometry.pageSize), await shown(picture)];
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
  if (!found.ok) return { ...nothing, reason: found.reason, original, straight: null };
  const { frame } = found;
  const identity =
    to.page === undefined
      ? identityOf(grey, frame, to)
      : { pageCode: null, candidates: [], reason: null, sheetPage: null };
  const coded = identity.pageCode === null ? undefined : to.codes[identity.pageCode];
  const pageNo = to.page ?? coded ?? identity.sheetPage ?? undefined;
  const areas = to.geometry.areas.filter((area) => area.page === pageNo);
  const straight = straightened(picture, frame, to.geometry.pageSize);
  return {
    ...identity,
    complaints: diagnose(grey, frame).map(({ kind }) => kind),
    dpi: frame.dpi,
    turnedDeg: frame.turnedDeg,
    original,
    straight: await jpeg(straight),
    choices: choicesIn(picture, grey, frame, areas),
    scores: readScores(
      grey,
      frame,
      (to.geometry.scores ?? []).filter(({ page }) => page === pageNo),
      isGrey(picture) ? undefined : splitColours(picture).teacher,
    ),
    pictures: await picturesOf(straight, areas),
  };
}

type Identity = Pick<ReadPage, 'pageCode' | 'candidates' | 'reason' | 'sheetPage'>;

function identityOf(grey: GreyImage, frame: PageFrame, to: PageToRead): Identity {
  const { geometry, codes, sheets = {} } = to;
  const isOurs = (code: string) => code in codes || code in sheets;
  const tried = placesOf(geometry.stamps).map((places) => identifyPage(grey, frame, places, isOurs));
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
  { geometry, numbers = {} }: PageToRead,
  page: number,
): Pick<ReadPage, 'pageCode' | 'candidates' | 'reason'> {
  const place = geometry.numbers?.find((one) => one.page === page);
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

/** A red pen over the boxes is a teacher's: it is taken away before they are read. */
function choicesIn(
  picture: PagePicture,
  grey: GreyImage,
  frame: PageFrame,
  areas: readonly AnswerArea[],
): ReadChoice[] {
  const groups = choicesOf(areas);
  if (groups.length === 0) return [];
  return readChoices(isGrey(picture) ? grey : withoutRed(picture, grey), frame, groups).flatMap(
    ({ boxes, chosen, doubts }, at) => {
      const [first] = groups[at] ?? [];
      const [itemId] = first?.qids ?? [];
      const several = first?.areaType === areaTypes['multiple-choice'];
      return itemId === undefined ? [] : [{ itemId, boxes, several, doubts, chosen }];
    },
  );
}

function withoutRed(picture: PagePicture, grey: GreyImage): GreyImage {
  const { student, teacher } = splitColours(picture);
  const red = teacher.pixels.reduce((count, value) => count + (value < 128 ? 1 : 0), 0);
  return red > RED_SHARE * teacher.pixels.length ? student : grey;
}

/** All that is not a box: frames of questions, and what stands in none. */
const isShownWhole = ({ option, beIncludedId }: AnswerArea) => option === null && beIncludedId === null;

async function picturesOf(straight: PagePicture, areas: readonly AnswerArea[]): Promise<ReadPage['pictures']> {
  const made: ReadPage['pictures'] = [];
  for (const area of areas.filter(isShownWhole)) {
    const side = (mm: number) => Math.round(mm * PER_MM);
    const left = Math.max(0, side(area.xMm - PICTURE_MARGIN_MM));
    const top = Math.max(0, side(area.yMm - PICTURE_MARGIN_MM));
    const width = Math.min(straight.width - left, side(area.widthMm + 2 * PICTURE_MARGIN_MM));
    const height = Math.min(straight.height - top, side(area.heightMm + 2 * PICTURE_MARGIN_MM));
    if (width < 1 || height < 1) continue;
    const content = await raw(straight).extract({ left, top, width, height }).jpeg({ quality: 78 }).toBuffer();
    made.push({ areaId: area.areaId, content });
  }
  return made;
}

/** A scanner set to grey writes three times the same. */
function isGrey({ pixels }: PagePicture): boolean {
  for (let k = 0; k < pixels.length; k += 3)
    if (pixels[k] !== pixels[k + 1] || pixels[k] !== pixels[k + 2]) return false;
  return true;
}

/** The whole page cut out as if it were an area, channel by channel. */
function straightened(picture: PagePicture, frame: PageFrame, pageSize: PageSize): PagePicture {
  const page = { xMm: 0, yMm: 0, ...pageSizes[pageSize] };
  const cut = (channel: number) => cropArea(channelOf(picture, channel), frame, page, { perMm: PER_MM, aroundMm: 0 });
  const red = cut(0);
  const [green, blue] = isGrey(picture) ? [red, red] : [cut(1), cut(2)];
  const pixels = new Uint8Array(red.pixels.length * 3);
  for (let k = 0; k < red.pixels.length; k++) {
    pixels[3 * k] = red.pixels[k] ?? 255;
    pixels[3 * k + 1] = green.pixels[k] ?? 255;
    pixels[3 * k + 2] = blue.pixels[k] ?? 255;
  }
  return { width: red.width, height: red.height, pixels };
}

function channelOf({ width, height, pixels }: PagePicture, channel: number): GreyImage {
  const one = new Uint8Array(width * height);
  for (let k = 0; k < one.length; k++) one[k] = pixels[3 * k + channel] ?? 255;
  return { width, height, pixels: one };
}

function greyOf({ width, height, pixels }: PagePicture): GreyImage {
  const grey = new Uint8Array(width * height);
  for (let k = 0; k < grey.length; k++)
    grey[k] = Math.round(
      0.299 * (pixels[3 * k] ?? 255) + 0.587 * (pixels[3 * k + 1] ?? 255) + 0.114 * (pixels[3 * k + 2] ?? 255),
    );
  return { width, height, pixels: grey };
}

const raw = ({ width, height, pixels }: PagePicture) => sharp(pixels, { raw: { width, height, channels: 3 } });
const jpeg = (picture: PagePicture) => raw(picture).jpeg({ quality: 72 }).toBuffer();
const shown = (picture: PagePicture) =>
  raw(picture)
    .resize({ width: SHOWN_SIDE, height: SHOWN_SIDE, fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 62 })
    .toBuffer();
