import type { RichText } from '@zhibi/contract/kernel';
import { toPlain } from './plain.js';

const pairs = (from: string, to: string): ReadonlyMap<string, string> =>
  new Map([...from].map((sign, at) => [sign, [...to][at] ?? sign]));

/** Letters that Unicode has raised and lowered, beside digits and signs: there is no raised q, and no lowered b, c, d, f, g, q, w, y, z. */
const raised = pairs('0123456789+-−=abcdefghijklmnoprstuvwxyz', '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼ᵃᵇᶜᵈᵉᶠᵍʰⁱʲᵏˡᵐⁿᵒᵖʳˢᵗᵘᵛʷˣʸᶻ');
const lowered = pairs('0123456789+-−=aehijklmnoprstuvx', '₀₁₂₃₄₅₆₇₈₉₊₋₋₌ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓ');

/** 2^m and a_(n+1) as they stand in a plain text; a blank (____) is none. */
const shift = /(?<=[\p{L}\d)\]|])([\^_])(?:\(([^()^_]{1,9})\)|([A-Za-z]))/gu;

const withLetters = (text: string): string =>
  text.replace(shift, (typed, sign: string, group: string | undefined, letter: string | undefined) => {
    const each = [...(group ?? letter ?? '')].map((one) => (sign === '^' ? raised : lowered).get(one));
    return each.includes(undefined) ? typed : each.join('');
  });

/**
 * The name that a question has in a list: its text in one line, with powers and indices as people write them (2ᵐ, not 2^m).
 * For the eye alone: what is searched and compared is `toPlain`.
 */
export const toLine = (rich: RichText): string => withLetters(toPlain(rich)).replace(/\s+/g, ' ').trim();
