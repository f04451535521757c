import type { Language } from '@zhibi/contract/kernel';
import type { PresetComment } from '@zhibi/contract/marking/comments';
import type { Sheet } from '../../platform/sheets/index.js';
import { anyType, causeWords, columns, typeWords } from './table-words.js';

/** Preset comments as a table that the import reads. */
export const presetSheet = (presets: readonly PresetComment[], language: Language): Sheet => ({
  name: { zh: '预设评语', en: 'Preset comments' }[language],
  columns: (columns[language] ?? []).map((title) => ({ title })),
  rows: presets.map(({ text, questionType, cause, scoreEffect, used }) => [
    text,
    questionType === null ? anyType[language] : typeWords[questionType][language],
    causeWords[cause][language],
    scoreEffect,
    used,
  ]),
});
