import type { Formulas } from '../formulas/formulas.js';
import { mannerOf } from '../sheet/manner.js';
import type { Manner } from '../sheet/manner-model.js';
import type { PagePlan } from '../sheet/page-plan.js';
import type { LayoutIssue, LayoutIssueKind, LayoutOptions, PaperSheet } from '../sheet/paper-sheet.js';
import type { AreaLedger } from './area-ledger.js';
import { openLedger } from './area-ledger.js';
import type { Pictures } from './pictures.js';
import { openPictures } from './pictures.js';
import { sumBlankMm } from './sum-blanks.js';

/** What is at hand while one paper is written as Typst source. */
export interface SourceContext {
  paper: PaperSheet;
  manner: Manner;
  options: LayoutOptions;
  plan: PagePlan;
  /** Room for the number of a question, left of its text. */
  indentMm: number;
  /** Of a sheet of sums. */
  sumBlankMm: number | undefined;
  formulas: Formulas;
  /** The same in the colour of answers. */
  answerFormulas: Formulas;
  pictures: Pictures;
  ledger: AreaLedger;
  /** Item ids of questions that are known to be too high to be kept whole. */
  tall: ReadonlySet<string>;
  /** Files that the source names, by their path in the workspace. */
  files: Map<string, Uint8Array>;
  issues: LayoutIssue[];
  report(kind: LayoutIssueKind, itemId: string | null, detail: string): void;
}

export interface SourceTools {
  formulas: Formulas;
  answerFormulas: Formulas;
  plan: PagePlan;
  /** File ids of pictures that were found to be unreadable. */
  broken: ReadonlySet<string>;
  tall: ReadonlySet<string>;
}

export function openContext(
  paper: PaperSheet,
  options: LayoutOptions,
  { formulas, answerFormulas, plan, broken, tall }: SourceTools,
): SourceContext {
  const issues: LayoutIssue[] = [];
  const files = new Map<string, Uint8Array>();
  const digits = Math.max(1, ...paper.sections.flatMap((section) => section.items.map((item) => item.no.length)));
  const manner = mannerOf(paper, options.form);
  return {
    paper,
    manner,
    options,
    plan,
    // A full stop of Han width needs more than one of Latin.
    indentMm: ((manner.stop === '．' ? 3.8 : 3) + Math.max(2, digits) * 1.9) * (manner.sizePt / 10.5),
    sumBlankMm: sumBlankMm(paper),
    formulas,
    answerFormulas,
    pictures: openPictures(paper.pictures ?? {}, {
      files,
      broken,
      forDots: options.forDots ?? false,
      italicLetters: manner.italicFigures,
    }),
    ledger: openLedger(),
    tall,
    files,
    issues,
    report(kind, itemId, detail) {
      if (!issues.some((issue) => issue.kind === kind && issue.itemId === itemId && issue.detail === detail)) {
        issues.push({ kind, itemId, detail });
      }
    },
  };
}
