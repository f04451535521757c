import { areaTypes, type Geometry } from '@zhibi/contract/papers';
import { type Formulas, readMathJax } from './formulas/formulas.js';
import { hasFormulas } from './formulas/has-formulas.js';
import { askedFields } from './geometry/asked-fields.js';
import { collectAreas } from './geometry/collect-areas.js';
import { tallItems } from './geometry/tall-items.js';
import type { Compiled, Compiler } from './press/compiler.js';
import { answerCardOf } from './sheet/answer-card.js';
import { pagePlan } from './sheet/page-plan.js';
import { isKeyPage, type LayoutIssue, type LayoutOptions, type PaperSheet } from './sheet/paper-sheet.js';
import { stampPlaces } from './sheet/stamp-places.js';
import { openContext, type SourceContext, type SourceTools } from './source/context.js';
import { documentSource } from './source/document.js';
import { missingCharacters } from './source/missing-characters.js';

export interface Layout {
  pdf: Uint8Array;
  geometry: Geometry;
  issues: LayoutIssue[];
}

export interface LayoutTools {
  compiler: Compiler;
  /** Formulas in black, in the colour that stands for black on pages with dots, in the red of answers. */
  formulas: { plain: Formulas; forDots: Formulas; answers: Formulas };
  /** Code points that the fonts can print. */
  printable: ReadonlySet<number>;
}

/**
 * Sets a paper in pages: one PDF, and where every answer area stands on it, in mm from the top left corner of its page, to
 * 0.02 mm. The same paper gives the same geometry. What cannot be printed as wanted is in `issues`; throws only when
 * Typst refuses the whole, which is a bug of this engine.
 */
export async function layOut(asked: PaperSheet, wanted: LayoutOptions, tools: LayoutTools): Promise<Layout> {
  const options = isKeyPage(wanted.edition)
    ? { ...wanted, sealLine: false, scoreTable: false, answerCard: false }
    : wanted;
  const paper = options.answerCard ? answerCardOf(asked) : asked;
  // The key of a paper of maths has formulas where its author typed none.
  if (paper.subject === 'maths' || hasFormulas(paper)) await readMathJax();
  const plan = pagePlan(options);
  const formulas = options.forDots ? tools.formulas.forDots : tools.formulas.plain;
  const attempt = (known: Pick<SourceTools, 'broken' | 'tall'>) => {
    const context = openContext(paper, options, { formulas, answerFormulas: tools.formulas.answers, plan, ...known });
    return {
      context,
      done: tools.compiler.compile(documentSource(paper, context, tools.compiler.templates), context.files),
    };
  };
  let known = { broken: new Set<string>(), tall: new Set<string>() };
  let { context, done } = attempt(known);
  if ('failure' in done) {
    // A picture whose first bytes look right and the rest is not: find it, leave it out, set the paper again.
    known = { ...known, broken: brokenPictures(context, tools.compiler) };
    if (known.broken.size > 0) ({ context, done } = attempt(known));
  }
  // Every question is set whole first. To measure each beforehand would be to set each twice; hardly a paper has one that must be cut.
  const whole = ensureDone(done);
  known = { ...known, tall: tallItems(whole.markers, context.ledger.meanings, plan.columnHeightMm) };
  if (known.tall.size > 0) ({ context, done } = attempt(known));
  const { pdf, markers, pageCount } = ensureDone(done);
  if (!paper.sections.some((section) => section.items.length > 0)) context.report('empty-paper', null, '');
  const missing = missingCharacters(paper, tools.printable);
  if (missing !== '') context.report('character-missing', null, missing);
  const areas = collectAreas(markers, context.ledger.meanings, plan);
  const stamps = stampPlaces(plan, pageCount, askedFields(markers));
  const firstPages = new Map(
    areas.filter((area) => area.areaType === areaTypes.question).map((area) => [area.areaId, area.page]),
  );
  for (const { areaType, qids, page } of areas) {
    const [itemId = ''] = qids;
    // The squares of a word that is written out are each a place of their own.
    if (areaType === areaTypes.question && page !== firstPages.get(itemId) && paper.characters === undefined)
      context.report('item-over-pages', itemId, String(page));
  }
  return {
    pdf: await inked(pdf, options),
    geometry: { pageSize: options.pageSize, pageCount, areas, stamps },
    issues: context.issues,
  };
}

/** Under dots black is made of three inks, so that a page of grey alone has none. */
async function inked(pdf: Uint8Array, { forDots, form }: LayoutOptions): Promise<Uint8Array> {
  if (forDots) return (await import('./press/without-carbon.js')).withoutCarbon(pdf);
  return form === 'mono' ? (await import('./press/without-colour.js')).withoutColour(pdf) : pdf;
}

function brokenPictures({ pictures, files }: SourceContext, compiler: Compiler): Set<string> {
  const broken = new Set<string>();
  for (const [path, fileId] of pictures.fileIdByPath) {
    const bytes = files.get(path);
    if (bytes && !compiler.draws(path, bytes)) broken.add(fileId);
  }
  return broken;
}

function ensureDone(done: Compiled): Exclude<Compiled, { failure: string[] }> {
  if ('failure' in done) throw new Error(`Typst refused the paper: ${done.failure.slice(0, 3).join('; ')}`);
  return done;
}
