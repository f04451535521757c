import { dealt } from './deal.js';
import { lettered } from './option-pieces.js';
import { analysisFields, field, looseAnalysis, looseKey, numbered, section } from './signs.js';

/** A key of the list at the end of a paper. */
export interface ListedKey {
  number: string;
  section: string;
  lines: string[];
  analysis: string[];
}

/** The heading of a section with keys in the same line: `一、1-5 BCADA`, `二、填空题：6．8`. */
const outline =
  /^\s*[（(]?[一二三四五六七八九十]{1,3}[）)]?\s*[、.．:：]?\s*(?:[^。，,\d]{0,20}题\s*(?:[（(][^（()）]*[)）])?\s*[:：]?\s*)?(?=\d{1,3}\s*(?:[.．、:：]|[-~～—–－至到]+\s*\d))/;

const isAlike = (one: string, other: string): boolean =>
  one !== '' && other !== '' && (one.includes(other.slice(0, 2)) || other.includes(one.slice(0, 2)));
const said = ({ lines }: ListedKey): string => lines.join('\n').trim();

/** The keys of a list or a table, by number; where a paper counts anew in each section, by section as well. */
export class KeyList {
  /** Whether the list at the end of the paper has begun. */
  isOpen = false;
  readonly #keys: ListedKey[] = [];
  #section = '';
  /** Where a line that names no question goes on. */
  #target: string[] | undefined;
  #written: ListedKey | undefined;

  add(number: string, text: string, inSection = this.#section): ListedKey {
    const key = { number, section: inSection, lines: text === '' ? [] : [text], analysis: [] };
    const same = this.#keys.find((one) => one.number === number && one.section === inSection && said(one) === text);
    if (same === undefined) this.#keys.push(key);
    return same ?? key;
  }

  /** Takes a line of the list; whether it says anything. */
  take(line: string): boolean {
    const heading = section.exec(line);
    if (heading) this.#section = heading[1] ?? '';
    const text = line.slice(outline.exec(line)?.[0].length ?? 0);
    const named = numbered.exec(text);
    const inner = named === null ? text : text.slice(named[0].length);
    const keys = dealt(text);
    if (keys.length > 0 && !field.test(inner)) {
      for (const [number, key] of keys) this.#written = this.add(number, key);
      this.#target = keys.length === 1 ? this.#written?.lines : undefined;
      return true;
    }
    if (named?.[1] !== undefined) {
      this.#written = this.add(named[1], '');
      this.#target = this.#written.lines;
    }
    if (this.#field(inner)) return true;
    if (named === null) return heading !== null || this.#more(text);
    if (inner.trim() !== '') this.#target?.push(inner.trim());
    return true;
  }

  /** `【答案】B`, `【解析】…` of the question that was named last. */
  #field(text: string): boolean {
    const name = field.exec(text) ?? looseKey.exec(text) ?? looseAnalysis.exec(text);
    if (name === null || this.#written === undefined) return false;
    const isAnalysis = analysisFields.includes(name[1] ?? '') || looseAnalysis.test(text);
    if (name[1] !== undefined && !isAnalysis && !name[1].endsWith('答案')) return false;
    this.#target = isAnalysis ? this.#written.analysis : this.#written.lines;
    const rest = text.slice(name[0].length);
    const at = isAnalysis ? -1 : rest.search(/【\s*(?:解析|分析|解答|详解)\s*】/);
    const [own, more] = at < 0 ? [rest, ''] : [rest.slice(0, at), rest.slice(at)];
    if (own.trim() !== '') this.#target.push(own.trim());
    return more === '' || this.#field(more);
  }

  /** A line that names no question goes on with the key above it, unless it begins something else. */
  #more(text: string): boolean {
    if (this.#target === undefined || field.test(text) || lettered.test(text)) return false;
    this.#target.push(text.trim());
    return true;
  }

  /**
   * The key of the nth question that has this number. Where numbers come back, the section tells, or the order; 'unclear' where nothing does.
   * @param asked how many questions have the number
   */
  of(number: string, { inSection, nth, asked }: { inSection: string; nth: number; asked: number }) {
    const found = this.#keys.filter((one) => one.number === number);
    const own = found.filter((one) => isAlike(one.section, inSection));
    if (found.length === 0) return undefined;
    if (own.length === 1) return own[0];
    if (found.length === asked) return found[nth];
    return 'unclear';
  }

  /** Whether the paper has no list. */
  get isEmpty(): boolean {
    return this.#keys.length === 0;
  }

  /** Keys of questions that the paper does not ask. */
  without(asked: ReadonlySet<string>): string[] {
    return this.#keys.filter(({ number }) => !asked.has(number)).map((one) => `${one.number}. ${said(one)}`);
  }
}
