import { toTypst, usualBlankMm } from '@zhibi/content';
import type { Block, Inline, RichText } from '@zhibi/contract/kernel';
import { brokenFormulas } from './broken-formulas.js';
import type { SourceContext } from './context.js';
import { joined } from './joined.js';
import { hasLooseLine } from './loose-lines.js';
import { curly, wordsSource } from './words-source.js';

/** Stand for the number of a question or the letter of an option, and for what ends its words: blanks that no question has. */
const [LEAD, END] = [-1, -2];
const MM_PER_POINT = 25.4 / 72;
/** Formulas are made smaller to this size of their letters (pt), and no further: what is smaller nobody reads on paper. */
const LEAST_PT = 7;
/** Of a column, what a formula may fill in height: so much as it is, and all but an edge made smaller. */
const [HIGH, HIGHEST] = [0.6, 0.95];

export interface RichPlace {
  itemId: string;
  /** Room for the text: pictures and formulas wider than that are made smaller. */
  widthMm: number;
  /** Printed in the colour of answers. */
  answer?: true;
  /** Typst code that stands before the first word. */
  lead?: string;
  /** Typst code that stands behind the last word of the paragraph `at`, the last one of words when left out. */
  end?: { code: string; at?: number };
  /** A text that is read, set to full width. */
  flows?: true;
  /** Typst code of a blank; a plain line when left out. */
  blank?: (index: number, widthMm: number) => string;
}

/** A text as Typst code: one paragraph or several, its formulas and pictures put among the files, what went wrong reported. */
export function richSource(rich: RichText, context: SourceContext, place: RichPlace): string {
  const { itemId, widthMm } = place;
  const emMm = context.manner.sizePt * MM_PER_POINT;
  const formulas = place.answer ? context.answerFormulas : context.formulas;
  const measures = {
    flows: place.flows,
    roomMm: widthMm * 0.9,
    widthMm: (math: { v: string }) => (formulas.draw(math.v, false)?.widthEm ?? 0) * emMm,
  };
  const leastScale = Math.min(1, LEAST_PT / context.manner.sizePt);
  const fills = (latex: string, display: boolean) => ((formulas.draw(latex, display)?.widthEm ?? 0) * emMm) / widthMm;
  const fit = fitted(brokenFormulas(rich, fills, leastScale), context, place).map((block) =>
    eachLine(block, (line) => joined(line, measures)),
  );
  const isLoose =
    place.flows !== true &&
    fit.some(
      (block, at) =>
        block.t === 'p' &&
        hasLooseLine(block.children, {
          room: widthMm / emMm,
          lead: at === 0 && place.lead?.includes('text(') ? POINTS_EM : 0,
          widthOf: (item) =>
            item.t === 'math'
              ? measures.widthMm(item) / emMm
              : 'widthMm' in item
                ? (item.widthMm ?? usualBlankMm) / emMm
                : 0,
        }),
    );
  const ended = place.end === undefined ? fit : withEnd(fit, place.end.at);
  const source = toTypst(place.lead === undefined ? ended : led(ended), {
    text: (words) => wordsSource(context.manner.latin === 'book' ? curly(words) : words),
    math(latex, display) {
      const formula = formulas.draw(latex, display);
      if (!formula) {
        context.report('formula-unreadable', itemId, latex.slice(0, 200));
        return undefined;
      }
      const isWide = !display && formula.widthEm * emMm > widthMm;
      const wide = (isWide ? widthMm - emMm : widthMm) / (formula.widthEm * emMm); // with room for the mark that ends it
      const high = context.plan.columnHeightMm / (formula.heightEm * emMm);
      const scale = Math.min(1, wide, Math.max(high * HIGH, Math.min(leastScale, high * HIGHEST)));
      if (scale < leastScale) {
        context.report('formula-too-large', itemId, latex.slice(0, 200));
        return undefined;
      }
      if (scale < 1) context.report('formula-shrunk', itemId, latex.slice(0, 200));
      context.files.set(formula.name, Buffer.from(formula.svg));
      return { name: formula.name, heightEm: formula.heightEm * scale, depthEm: formula.depthEm * scale };
    },
    image(source) {
      const { name, problem } = context.pictures.place(source);
      if (problem) context.report(problem, itemId, source.kind === 'file' ? source.fileId : 'svg');
      return name;
    },
    blank(index, wide) {
      if (index === LEAD) return opensHigh(rich) ? `${place.lead} + h(-0.5em)` : (place.lead ?? '[]');
      if (index === END) return place.end?.code ?? '[]';
      const usable = Math.min(wide, widthMm - 3);
      return place.blank ? place.blank(index, usable) : `zb-line-blank(${usable}mm)`;
    },
  });
  return isLoose ? `{\nset par(justify: false)\n${source}\n}` : source;
}

/** 「（12 分）」 before the words of a question. */
const POINTS_EM = 4.2;

/** A mark that opens is half empty; at the beginning of a line Typst leaves that half out, behind a number nobody does. */
function opensHigh([first]: RichText): boolean {
  const start = first?.t === 'p' && (first.align ?? 'start') === 'start' ? first.children[0] : undefined;
  return start?.t === 'text' && /^[（《【〈「『]/.test(start.v);
}

const eachLine = (block: Block, change: (line: Inline[]) => Inline[]): Block =>
  block.t === 'p'
    ? { ...block, children: change(block.children) }
    : { ...block, rows: block.rows.map((row) => row.map(change)) };

/** The text with a place behind the words of one paragraph; a text that has no words gets a paragraph for it. */
function withEnd(rich: RichText, wanted: number | undefined): RichText {
  const end: Inline = { t: 'blank', index: END };
  const at = wanted ?? rich.findLastIndex((block) => block.t === 'p' && (block.align ?? 'start') === 'start');
  const block = rich[at];
  if (block?.t !== 'p') return [...rich, { t: 'p', children: [end] }];
  return rich.with(at, { ...block, children: [...block.children, end] });
}

/** The text with a place for the lead at the very beginning; before a table or a centred line it stands alone. */
function led(rich: RichText): RichText {
  const lead: Inline = { t: 'blank', index: LEAD };
  const [first, ...rest] = rich;
  const joins =
    first?.t === 'p' &&
    (first.align ?? 'start') === 'start' &&
    !(first.children[0]?.t === 'math' && first.children[0].display);
  if (first?.t !== 'p' || !joins) return [{ t: 'p', children: [lead] }, ...rich];
  return [{ ...first, indent: false, children: [lead, ...first.children] }, ...rest];
}

/** Pictures no wider than the column and no higher than half of it. */
function fitted(rich: RichText, context: SourceContext, { itemId, widthMm }: RichPlace): RichText {
  const fit = (item: Inline): Inline => {
    if (item.t !== 'image') return item;
    const room = Math.min(widthMm / item.widthMm, (context.plan.columnHeightMm * 0.7) / item.heightMm);
    const scale = Math.min(context.manner.pictureScale, room);
    if (scale === 1) return item;
    if (scale < 1) context.report('picture-shrunk', itemId, `${item.widthMm} × ${item.heightMm} mm`);
    return { ...item, widthMm: item.widthMm * scale, heightMm: item.heightMm * scale };
  };
  return rich.map((block) => eachLine(block, (line) => line.map(fit)));
}
