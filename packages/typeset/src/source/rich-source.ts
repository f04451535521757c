import { toTypst } from '@zhibi/content';
import type { Inline, RichText } from '@zhibi/contract/kernel';
import type { SourceContext } from './context.js';

/** Stands for the number of a question or the letter of an option: a blank that no question has. */
const LEAD = -1;
const EM_MM = (10.5 * 25.4) / 72;

export interface RichPlace {
  itemId: string;
  /** Room for the text: pictures and formulas wider than that are made smaller. */
  widthMm: number;
  /** Printed in the colour of answers. */
  answer?: true;
  /** Typst code that stands before the first word. */
  lead?: string;
  /** Typst code of a blank; a plain line when left out. */
  blank?: (index: number, widthMm: number) => string;
}

/** A text as Typst code: one paragraph or several, its formulas and pictures put among the files, what went wrong reported. */
export function richSource(rich: RichText, context: SourceContext, place: RichPlace): string {
  const { itemId, widthMm } = place;
  const text = place.lead === undefined ? fitted(rich, context, place) : led(fitted(rich, context, place));
  return toTypst(text, {
    math(latex, display) {
      const formula = (place.answer ? context.answerFormulas : context.formulas).draw(latex, display);
      if (!formula) {
        context.report('formula-unreadable', itemId, latex.slice(0, 200));
        return undefined;
      }
      context.files.set(formula.name, Buffer.from(formula.svg));
      const fit = Math.min(
        1,
        widthMm / EM_MM / formula.widthEm,
        (context.plan.columnHeightMm * 0.6) / EM_MM / formula.heightEm,
      );
      return { name: formula.name, heightEm: formula.heightEm * fit, depthEm: formula.depthEm * fit };
    },
    image(source) {
      const { name, problem } = context.pictures.place(source);
      if (problem) context.report(problem, itemId, source.kind === 'file' ? source.fileId : 'svg');
      return name;
    },
    blank(index, wide) {
      if (index === LEAD) return place.lead ?? '[]';
      const usable = Math.min(wide, widthMm);
      return place.blank ? place.blank(index, usable) : `zb-line-blank(${usable}mm)`;
    },
  });
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
    const scale = Math.min(1, widthMm / item.widthMm, (context.plan.columnHeightMm * 0.7) / item.heightMm);
    if (scale === 1) return item;
    context.report('picture-shrunk', itemId, `${item.widthMm} × ${item.heightMm} mm`);
    return { ...item, widthMm: item.widthMm * scale, heightMm: item.heightMm * scale };
  };
  return rich.map((block) =>
    block.t === 'p'
      ? { ...block, children: block.children.map(fit) }
      : { ...block, rows: block.rows.map((row) => row.map((cell) => cell.map(fit))) },
  );
}

/** An accepted spelling of a blank: LaTeX when it looks like it, else words. */
export function spelling(accepted: string): RichText {
  const inline: Inline = /[\\^_{]/.test(accepted) ? { t: 'math', v: accepted } : { t: 'text', v: accepted };
  return [{ t: 'p', children: [inline] }];
}
