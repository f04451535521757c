import type { ScanChoice } from '@zhibi/contract/capture/scans';
import type { AnswerArea } from '@zhibi/contract/papers';

type Read = Pick<ScanChoice, 'boxes' | 'doubts' | 'chosen'>;

/** A person is asked what is chosen, and nothing is scored until then. */
export const isOpen = ({ doubts, settled }: Pick<Read, 'doubts'> & { settled: readonly string[] | null }): boolean =>
  doubts.length > 0 && settled === null;

interface BoxState {
  areaId: string;
  marked: boolean | null;
  certainty: number | null;
}

/**
 * A machine is never as certain as a person: 1 is a person's word, which alone is scored without being looked at. Evidence keeps seven digits,
 * in which the probabilities of clear boxes would be 1 too.
 */
const MACHINE_AT_MOST = 0.9999;

/** What boxes say as evidence: certainly marked or not, or nothing while a person has not said it. A person is certain. */
export const marksOf = (choice: Read & { settled: readonly string[] | null }): BoxState[] =>
  choice.boxes.map(({ areaId, option, probability }) => {
    if (choice.settled !== null) return { areaId, marked: choice.settled.includes(option), certainty: 1 };
    const certainty = Math.min(probability, MACHINE_AT_MOST);
    return { areaId, marked: isOpen(choice) ? null : choice.chosen.includes(option), certainty };
  });

/** Where boxes lie, and for which items they stand. */
export interface SeenFrom {
  homeworkId: string;
  studentId: string;
  page: number;
  originId: string;
  source: 'scan' | 'photo';
}

/** What a page shows of an area, as evidence keeps it. */
interface AreaSeen extends SeenFrom, BoxState {
  itemIds: string[];
  pictureSha256: string | null;
}

/** Evidence of a page: its boxes as they are marked, and the pictures that were cut out of it. */
export function evidenceOfPage(
  of: SeenFrom,
  areas: readonly AnswerArea[],
  { marks, pictures }: { marks: readonly BoxState[]; pictures: ReadonlyMap<string, string> },
): AreaSeen[] {
  const markOf = new Map(marks.map((mark) => [mark.areaId, mark]));
  return areas.flatMap(({ areaId, qids: itemIds }): AreaSeen[] => {
    const [mark, pictureSha256] = [markOf.get(areaId), pictures.get(areaId) ?? null];
    if (itemIds.length === 0 || (mark === undefined && pictureSha256 === null)) return [];
    const { marked, certainty } = mark ?? { marked: null, certainty: null };
    return [{ ...of, areaId, itemIds, pictureSha256, marked, certainty }];
  });
}
