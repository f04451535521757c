import type { SubmissionOfStudent } from '@zhibi/contract/homework';
import type { Look } from './look.js';

export interface CompareProps {
  homeworkId: string;
  students: readonly SubmissionOfStudent[];
  nameOf: (student: SubmissionOfStudent) => string;
  look: Look;
  imageUrl: string | undefined;
  paper: { widthMm: number; heightMm: number };
  onClose: () => void;
}

/** Where the slider stands; null is now: what comes is shown as it comes. */
export type ReplayAt = number | null;
