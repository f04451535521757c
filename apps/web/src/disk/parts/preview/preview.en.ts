import type { SameTexts } from '../../../platform/text.js';
import type { preview as zh } from './preview.zh.js';

export const preview = {
  title: 'Document',
  wholeWindow: 'Whole window',
  edit: 'Edit online',
  page: 'Page {{number}} of {{of}}',
  slide: 'Slide {{number}} of {{of}}',
  emptySheet: 'This sheet is empty',
  firstRows: 'The first {{count}} of {{total}} rows; download the file to see all',
  firstRows_one: 'The first row of {{total}}; download the file to see all',
  firstBytes: 'Only the first {{shown}} are shown; download the file to see all',
  firstFiles: 'The first {{count}} of {{total}} entries',
  firstFiles_one: 'The first of {{total}} entries',
  files: '{{count}} entries',
  files_one: '{{count}} entry',
  locked: 'encrypted',
  larger: 'Show in its own size',
  smaller: 'Fit into the window',
  cannot: {
    'old-office': 'Old Office formats cannot be shown here: saved as docx, xlsx or pptx they can',
    unknown: 'Files of this kind cannot be previewed',
    'too-large': 'The file is too large to be previewed',
    broken: 'The file is broken or of another format',
    away: 'The file could not be read: try again',
    'no-codec': 'This browser cannot play this format',
  },
  cannotHint: 'Download it and open it with a program on this computer',
} as const satisfies SameTexts<typeof zh>;
