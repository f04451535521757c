import type { PaperSheet } from '@zhibi/typeset';
import type { PracticeSettings } from '../store-practice.js';

/** A paper as the sheet of practice that it is: with the line under the title that such sheets have, and without the words of a test. */
export function asPractice(sheet: PaperSheet, { settings }: PracticeSettings): PaperSheet {
  return {
    ...sheet,
    factsLine: '',
    schoolLine: '',
    credits: [],
    sections: sheet.sections.map(({ note: _, ...section }) => section),
    sums: settings,
  };
}
