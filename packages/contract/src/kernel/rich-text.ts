import { z } from 'zod';
import { Figure } from './figure.js';
import { wholeNumber } from './whole-number.js';

/** How a run of text is set. `dot` is 加点字, the dot under a character that a question asks about. */
export const Mark = z.enum(['bold', 'italic', 'underline', 'wave', 'dot', 'sub', 'sup']);
export type Mark = z.infer<typeof Mark>;

/** Where a picture comes from: drawn (an SVG, sanitised before it is stored), kept in the file store, or a figure kept as data. */
export const ImageSource = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('svg'), svg: z.string().max(200_000) }),
  z.object({ kind: z.literal('file'), fileId: z.string() }),
  z.object({ kind: z.literal('figure'), figure: Figure }),
]);
export type ImageSource = z.infer<typeof ImageSource>;

/** The smallest pieces of a line. `blank.index` counts the blanks of one question from 0; widths are in mm on paper. */
export const Inline = z.discriminatedUnion('t', [
  z.object({ t: z.literal('text'), v: z.string(), marks: z.array(Mark).optional() }),
  z.object({ t: z.literal('math'), v: z.string().max(5_000), display: z.boolean().optional() }),
  z.object({
    t: z.literal('blank'),
    index: wholeNumber(),
    widthMm: z.number().positive().max(160).optional(),
  }),
  z.object({ t: z.literal('ruby'), v: z.string(), over: z.string() }),
  z.object({
    t: z.literal('image'),
    source: ImageSource,
    widthMm: z.number().positive().max(180),
    heightMm: z.number().positive().max(260),
    alt: z.string(),
  }),
  z.object({ t: z.literal('break') }),
]);
export type Inline = z.infer<typeof Inline>;

export const Align = z.enum(['start', 'center', 'end']);

/** Cells hold lines, not blocks: a table in a table is not something a school paper needs. */
export const Block = z.discriminatedUnion('t', [
  z.object({ t: z.literal('p'), align: Align.optional(), indent: z.boolean().optional(), children: z.array(Inline) }),
  z.object({
    t: z.literal('table'),
    header: z.boolean().optional(),
    rows: z.array(z.array(z.array(Inline)).max(30)).max(200),
  }),
]);
export type Block = z.infer<typeof Block>;

/** The text of a question, an option, an answer or an analysis. Limited so that no stored text can stall a reader. */
export const RichText = z.array(Block).max(500);
export type RichText = z.infer<typeof RichText>;
