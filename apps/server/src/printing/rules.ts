import {
  creepMm,
  type Face,
  type Finding,
  facesOfCopy,
  facesOfSheet,
  folds,
  type PrintOptions,
  type PrintStatus,
  printStatuses,
  sheetsOfCopy,
  trimMm,
  turnsBacks,
} from '@zhibi/contract/printing';

export const errorsOf = (findings: readonly Finding[]): number =>
  findings.filter(({ level }) => level === 'error').length;

/** Whether there is nothing for a person to judge: that a copy does not fill its last sheet is nobody's mistake. */
export const isSound = (findings: readonly Finding[]): boolean =>
  findings.length > 0 && findings.every(({ check, level }) => level === 'passed' || check === 'odd');

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
