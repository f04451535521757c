import type { Geometry } from '@zhibi/contract/papers';
import { CERTAIN_NUMBER, type GreyImage, identifyPage, type PageFrame, readNumberBoxes } from '@zhibi/scan';
import type { PageOfEdition, PageToRead, ReadPage } from './page-to-read.js';

export type Identity = Pick<ReadPage, 'pageCode' | 'candidates' | 'reason' | 'sheetPage'>;

/** Which page of which edition it is: by its code, or as a blank sheet. */
export function pageOf({ pageCode, sheetPage }: Identity, { codes }: PageToRead): PageOfEdition | undefined {
  const coded = pageCode === null ? undefined : codes[pageCode];
  return coded ?? (sheetPage === null ? undefined : { page: sheetPage });
}

export function identityOf(grey: GreyImage, frame: PageFrame, to: PageToRead): Identity {
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
  const digits = (place.written ?? place.columns).length;
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
