import type { AnswerPicture } from '@zhibi/contract/capture';
import { hasInk } from './has-ink.js';

/** Whether there is anything to look at: ink, or a picture of the place. */
export const hasWriting = ({ ink, pictures }: { ink: string; pictures: readonly AnswerPicture[] }): boolean =>
  hasInk(ink) || pictures.length > 0;
