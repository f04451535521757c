import { usualBlankMm } from '@zhibi/content';
import type { Inline } from '@zhibi/contract/kernel';
import { THIN, WITH } from './words-source.js';

type Text = Extract<Inline, { t: 'text' }>;

export interface Measures {
  /** A text that is read, set to full width: a word and a gap that stay together would tear its lines apart. */
  flows?: boolean;
  /** What is kept together is never wider than this. */
  roomMm: number;
  widthMm(math: Extract<Inline, { t: 'math' }>): number;
}

const letter = /[\p{L}\p{N}%°′″)\]]/u;
const opening = /[\p{L}\p{N}([]/u;
/** What says in what a blank is counted: 元, cm, 平方米, at the end of a clause. */
const unit = /^(?:\p{Script=Han}{1,2}|[A-Za-z°℃%²³/]{1,6})(?=[．。，；、,;.）)？?]|$)/u;

/**
 * The pieces of a line as a printer joins them: one thin space between words and formulas, however many their author typed, none before a
 * blank; and a blank stays with what it completes (`AB =`) and with the unit behind it, as long as the line has room for them together.
 */
export function joined(items: readonly Inline[], measures: Measures): Inline[] {
  const line = items.map((item) => ({ ...item }));
  const out: Inline[] = [];
  // A blank has no height of its own: where nothing else stands in a line, something that is not seen gives it one.
  if (line.some(({ t }) => t === 'blank') && line.every((item) => item.t !== 'text' || item.v.trim() === ''))
    out.push(text(WITH));
  line.forEach((item, at) => {
    const [before, after] = [line[at - 1], line[at + 1]];
    if (item.t !== 'text') {
      if (before?.t === 'blank' && item.t === 'math') out.push(text(apart(item, measures)));
      if (item.t === 'blank' && before?.t === 'math' && canStay(before, item, measures)) out.push(text(WITH));
      out.push(item);
      return;
    }
    const v = behind(ahead(item, before), after, measures);
    // Behind a formula that fills its line the blank begins the next one.
    const fillsLine = before?.t === 'math' && measures.widthMm(before) > 0.8 * measures.roomMm;
    const end = fillsLine && after?.t === 'blank' ? v.replace(/\u2060$/, '') : v;
    const whole = before?.t === 'blank' && unit.test(v.trimStart()) ? WITH + end.replace(/^ /, '\u00a0') : end;
    if (whole !== '') out.push({ ...item, v: whole });
    else if (after?.t === 'blank' && before?.t === 'math' && canStay(before, after, measures)) out.push(text(WITH));
    else if (before?.t === 'blank' && after?.t === 'math') out.push(text(apart(after, measures)));
  });
  return out;
}

const text = (v: string): Text => ({ t: 'text', v });

const UNIT_MM = 15;
/** Between a blank and a formula: a short one is the unit of what is filled in, and a raised one stands close. */
const apart = (math: Extract<Inline, { t: 'math' }>, { widthMm }: Measures) =>
  /^\^|^\{\}\^/.test(math.v) ? WITH : widthMm(math) < UNIT_MM ? THIN + WITH : THIN;
const isOwnLine = (item: Inline | undefined) => item?.t === 'math' && item.display === true;

/** The beginning of a text behind a formula or a blank. */
function ahead({ v }: Text, before: Inline | undefined): string {
  const trimmed = v.replace(/^ +/, '');
  if (before?.t === 'blank') return v.startsWith(' ') && /^[A-Za-z0-9(]/.test(trimmed) ? ` ${trimmed}` : trimmed;
  if (before?.t !== 'math' || isOwnLine(before)) return v;
  if (trimmed === '') return v === '' ? '' : THIN;
  return opening.test(trimmed[0] ?? '')
    ? THIN + trimmed
    : trimmed.startsWith('（')
      ? trimmed
      : v[0] === ' ' && /[\x21-\x7e]/.test(trimmed[0] ?? '')
        ? ` ${trimmed}`
        : trimmed;
}

/** The end of a text before a formula or a blank. */
function behind(v: string, after: Inline | undefined, { flows = false }: Measures): string {
  if (isOwnLine(after) || (after?.t !== 'math' && after?.t !== 'blank')) return v;
  const trimmed = v.replace(/[ \u2005]+$/, '');
  if (after.t === 'blank') {
    if (trimmed === '') return '';
    if (v.endsWith(' ') && /[A-Za-z0-9,.!?;:’”)]$/.test(trimmed))
      return flows || /[,.!?;:]$/.test(trimmed) ? `${trimmed} ` : `${trimmed}\u00a0${WITH}`;
    if (flows) return trimmed;
    // A verse goes on after its comma, on whichever line.
    return /[，。；：、？！”]$/.test(trimmed) ? trimmed : trimmed + WITH;
  }
  if (trimmed === '') return v === '' ? '' : THIN;
  const last = trimmed.at(-1) ?? '';
  if (letter.test(last)) return trimmed + THIN;
  return v.endsWith(' ') && /[\x21-\x7e]/.test(last) ? `${trimmed} ` : trimmed;
}

const canStay = (
  math: Extract<Inline, { t: 'math' }>,
  blank: Extract<Inline, { t: 'blank' }>,
  { roomMm, widthMm }: Measures,
) => widthMm(math) + (blank.widthMm ?? usualBlankMm) + 5 < roomMm;
