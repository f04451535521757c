import type { ScanComplaint, ScanReason } from '@zhibi/contract/capture/scans';
import type { CopyForm, Geometry, PageSize } from '@zhibi/contract/papers';
import type { ReadScore } from '@zhibi/scan';
import type { ReadChoice } from './choices-in.js';
import type { AreaPicture } from './page-pixels.js';

export interface PageOfEdition {
  page: number;
  form?: CopyForm;
}

export interface PageToRead {
  pageSize: PageSize;
  /** The pages of every edition that somebody has a copy of, and of the usual one where there are blank sheets. */
  editions: Partial<Record<CopyForm, Pick<Geometry, 'areas' | 'stamps' | 'numbers' | 'scores'>>>;
  /** By edition: the file that its pages were printed from, so that print is known from what was written beside boxes. */
  printed?: Partial<Record<CopyForm, { path: string; sha256: string }>>;
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
