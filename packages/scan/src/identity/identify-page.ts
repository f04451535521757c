import type { Geometry } from '@zhibi/contract/papers';
import type { PageFrame } from '../frame/find-page.js';
import type { GreyImage } from '../image/grey-image.js';
import { readCode } from './read-code.js';
import { readQr } from './read-qr.js';

/** Where the codes of a page stand, from its geometry record. */
export type CodePlaces = Pick<Geometry['stamps'][number], 'code' | 'qr'>;

/** Why a person must say which page it is. */
export type IdentityDoubt = 'no-code' | 'codes-disagree' | 'code-unclear' | 'foreign-page';

/** Which page a picture shows. `candidates` are page codes, the likeliest first, for whoever mends a doubt. */
export interface PageIdentity {
  pageCode: string | undefined;
  by: ('qr' | 'printed-code')[];
  candidates: string[];
  doubts: IdentityDoubt[];
}

/** What the QR codes of the product begin with: `zhibi:` + code rule + `:` + page code. */
const OWN_CODE = /^zhibi:[^:]+:(.+)$/;

/**
 * Tells which page it is by what is printed on it: the QR code or the page code, either of which is enough. Codes that say different
 * things, a QR code of somebody else and a page code that was never issued wait for a person.
 * @param places of the codes; layouts that differ may be tried one after the other
 * @param isIssued whether a page code was ever given to a page of this school
 */
export function identifyPage(
  image: GreyImage,
  frame: PageFrame,
  places: CodePlaces,
  isIssued: (pageCode: string) => boolean,
): PageIdentity {
  const qrText = readQr(image, frame.toImage, places.qr);
  const fromQr = qrText === undefined ? undefined : OWN_CODE.exec(qrText)?.[1];
  if (qrText !== undefined && fromQr === undefined) return doubtful('foreign-page', []);
  const reading = readCode(image, frame, places.code);
  const fromCode = reading?.certain ? reading.text : undefined;
  if (fromQr !== undefined && fromCode !== undefined && fromQr !== fromCode)
    return doubtful('codes-disagree', [fromQr, fromCode]);
  const pageCode = fromQr ?? fromCode;
  if (pageCode !== undefined && !isIssued(pageCode)) return doubtful('foreign-page', [pageCode]);
  if (pageCode !== undefined) {
    const by = [
      ...(fromQr === undefined ? [] : ['qr' as const]),
      ...(fromCode === undefined ? [] : ['printed-code' as const]),
    ];
    return { pageCode, by, candidates: [pageCode], doubts: [] };
  }
  if (!reading) return doubtful('no-code', []);
  const candidates = [reading.text, ...nearTo(reading.text, reading.others)].filter(isIssued);
  return doubtful('code-unclear', candidates);
}

const doubtful = (doubt: IdentityDoubt, candidates: string[]): PageIdentity => ({
  pageCode: undefined,
  by: [],
  candidates,
  doubts: [doubt],
});

/** The code with one sign read otherwise, the nearest first. */
function nearTo(text: string, others: readonly { sign: string; worse: number }[][]): string[] {
  return others
    .flatMap((signs, place) =>
      signs.map(({ sign, worse }) => ({ worse, text: text.slice(0, place) + sign + text.slice(place + 1) })),
    )
    .sort((a, b) => a.worse - b.worse)
    .slice(0, 20)
    .map((near) => near.text);
}
