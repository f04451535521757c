export type { CardJob, SetCard } from './card/set-card.js';
export type { Copy, CopyLink, CopyPage } from './copies/copy.js';
export { type DotCoding, type DotField, demoDots } from './copies/dots.js';
export { type Hand, type MarkedJob, type MarkedLayer, markedCopy } from './copies/marked-copy.js';
export { StampError, type StampOptions, stampCopies } from './copies/stamp-copies.js';
export { ensureFonts, fontCache } from './fonts/ensure-fonts.js';
export type { FormColumn, FormSheet, FormTable } from './forms/form-sheet.js';
export type { TitleJob, TitleSheet } from './forms/title-sheet.js';
export { type Formula, type Formulas, openFormulas } from './formulas/formulas.js';
export type { GroundJob, GroundPicture } from './ground/set-ground.js';
export type { Layout } from './lay-out.js';
export { openPress, type Press } from './press/open-press.js';
export { openStamps } from './press/open-stamps.js';
export { mannerOf } from './sheet/manner.js';
export type {
  LayoutIssue,
  LayoutIssueKind,
  LayoutOptions,
  PaperSheet,
  SheetItem,
  SheetSection,
} from './sheet/paper-sheet.js';
export { sectionNote } from './sheet/section-note.js';
export { bearsScores, saysItsScore } from './source/question.js';
export { type LayOutJob, type StampJob, type TypesetJobs, workerFile } from './worker-file.js';
