import type { QuestionPart } from '@zhibi/contract/questions';
import type { SheetItem } from '../sheet/paper-sheet.js';

/** A question, or a part of one, at its place in a paper. */
export interface Asked
  extends Pick<SheetItem, 'itemId' | 'score' | 'answerSpaceMm' | 'writing' | 'squares' | 'optionColumns'> {
  question: QuestionPart;
  /** Begins the ids of its areas. */
  prefix: string;
  partIndex: number | null;
  /** The number of its item, by which a figure is named. */
  no: string;
  /** Typst code of its number. */
  lead: string;
  /** Typst code of its points where they stand behind its words. */
  points?: string;
  widthMm: number;
  /** The questions beside which it stands, blank by blank; itself alone when left out. */
  beside?: readonly QuestionPart[];
}
