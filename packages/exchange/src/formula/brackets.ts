import { type Element, elementsOf, textOf } from '../element.js';
import { bare, plainSign } from './mathml-facts.js';

const opening = /^[([{⟨⌊⌈]$/;
const closing = /^[)\]}⟩⌋⌉]$/;
const bar = /^[|‖]$/;
const scripts = ['msub', 'msup', 'msubsup'];

/** What may stand at the edge of a group: a bracket, or a bar that is not the sign between two things (`\mid`). */
function edgeOf(one: Element): string {
  if (one.name !== 'mo' && one.name !== 'mi') return '';
  const sign = plainSign(textOf(one));
  const isBetween = one.name === 'mo' && one.attributes.stretchy === undefined && one.attributes.fence === undefined;
  return bar.test(sign) && isBetween ? '' : sign;
}

/** Signs that LibreOffice pairs by itself and drops the whole formula where it finds no pair: they are set as they stand. It knows braces alone. */
export const isPaired = (sign: string): boolean => /^[()[\]|]$/.test(sign);

/**
 * A row in which each pair of brackets is one element. KaTeX leaves brackets beside what they hold and sets a power at the closing one
 * alone; in Word, and for the power itself, it is the power of the group. Half-open intervals are pairs too; what has no partner stays.
 */
export function grouped(parts: readonly Element[]): Element[] {
  const out: Element[] = [];
  const open: { at: number; sign: string }[] = [];
  for (const [nth, part] of parts.entries()) {
    const isScripted = scripts.includes(part.name);
    const last = bare((isScripted ? elementsOf(part)[0] : undefined) ?? part);
    const sign = edgeOf(last);
    const partner = partnerOf(open, sign);
    if (partner < 0) {
      if (!isScripted && (opening.test(sign) || bar.test(sign))) open.push({ at: out.length, sign });
      out.push(part);
      continue;
    }
    const [group] = open.splice(partner);
    const inside = out.splice(group?.at ?? 0);
    const [first, ...held] = inside;
    if (first !== undefined && isScripted) out.push(withBase(part, [fence(first), ...held, fence(last)]));
    // A group that is the whole row would be a row in itself without end.
    else if (out.length === 0 && nth === parts.length - 1) out.push(...inside, part);
    else out.push({ ...part, name: 'mrow', attributes: {}, children: [...inside, part] });
  }
  return out;
}

/** Where among the open signs the partner of this one stands; -1: nowhere. A bar is the partner of a bar within the same brackets only. */
function partnerOf(open: readonly { sign: string }[], sign: string): number {
  const bracket = open.findLastIndex((one) => opening.test(one.sign));
  if (closing.test(sign)) return bracket;
  return bar.test(sign) ? open.findIndex((one, at) => at > bracket && one.sign === sign) : -1;
}

const fence = (sign: Element): Element => ({ ...bare(sign), name: 'mo', attributes: { fence: 'true' } });

const withBase = (scripted: Element, group: readonly Element[]): Element => {
  const [, ...others] = elementsOf(scripted);
  return { ...scripted, children: [{ ...scripted, name: 'mrow', attributes: {}, children: [...group] }, ...others] };
};
