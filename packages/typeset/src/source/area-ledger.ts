import type { AreaType } from '@zhibi/contract/papers';

/** What an answer area means; where it stands is known after the pages are set. */
export interface AreaMeaning {
  areaId: string;
  areaType: AreaType;
  itemId: string;
  option: string | null;
  blankIndex: number | null;
  partIndex: number | null;
}

/** The numbers that stand for areas in the Typst source: its markers bring them back with a place. */
export interface AreaLedger {
  meanings: AreaMeaning[];
  /** Enters an area; answers the number that goes into the source. */
  enter(meaning: Pick<AreaMeaning, 'areaId' | 'areaType' | 'itemId'> & Partial<AreaMeaning>): number;
}

export function openLedger(): AreaLedger {
  const meanings: AreaMeaning[] = [];
  return {
    meanings,
    enter: (meaning) => meanings.push({ option: null, blankIndex: null, partIndex: null, ...meaning }) - 1,
  };
}
