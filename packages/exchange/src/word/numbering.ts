import { childOf, childrenOf, type Element } from '../xml.js';
import { numberText } from './number-text.js';
import { settingOf } from './styles.js';

interface Level {
  format: string;
  text: string;
  start: number;
  /** The paragraph style whose paragraphs stand at this level. */
  style: string;
  /** After which level it begins anew; 0 for never. */
  restart: number | undefined;
  isLegal: boolean;
}

interface List {
  levels: Map<string, Level>;
  /** Lists of one kind count on together. */
  kind: string;
  /** Where the list begins anew when it is met first, by level. */
  starts: Map<number, number>;
}

function levelOf(lvl: Element): [string, Level] {
  const restart = childOf(lvl, 'lvlRestart');
  return [
    lvl.attributes['w:ilvl'] ?? '0',
    {
      format: settingOf(childOf(lvl, 'numFmt')) || 'decimal',
      text: settingOf(childOf(lvl, 'lvlText')),
      start: Number(settingOf(childOf(lvl, 'start')) || '1'),
      style: settingOf(childOf(lvl, 'pStyle')),
      restart: restart && Number(settingOf(restart)),
      isLegal: childOf(lvl, 'isLgl') !== undefined,
    },
  ];
}

/** Counts the numbers that Word writes by itself before paragraphs: `1.`, `A.`, `一、`. */
export class Numbering {
  readonly #lists = new Map<string, List>();
  readonly #counts = new Map<string, number[]>();
  readonly #met = new Set<string>();

  constructor(numbering: Element | undefined) {
    const abstracts = childrenOf(numbering, 'abstractNum');
    const byId = new Map(abstracts.map((one) => [one.attributes['w:abstractNumId'] ?? '', one]));
    // A list may be that of a style, which another one defines.
    const byStyle = new Map(abstracts.map((one) => [settingOf(childOf(one, 'styleLink')), one]));
    for (const num of childrenOf(numbering, 'num')) {
      const said = byId.get(settingOf(childOf(num, 'abstractNumId')));
      const link = settingOf(childOf(said, 'numStyleLink'));
      const of = (link === '' ? undefined : byStyle.get(link)) ?? said;
      const overrides = childrenOf(num, 'lvlOverride');
      const own = overrides.flatMap((one) => childrenOf(one, 'lvl').map(levelOf));
      this.#lists.set(num.attributes['w:numId'] ?? '', {
        levels: new Map([...childrenOf(of, 'lvl').map(levelOf), ...own]),
        kind: of?.attributes['w:abstractNumId'] ?? '',
        starts: new Map(
          overrides.flatMap((one): [number, number][] => {
            const start = settingOf(childOf(one, 'startOverride'));
            return start === '' ? [] : [[Number(one.attributes['w:ilvl'] ?? '0'), Number(start)]];
          }),
        ),
      });
    }
  }

  /** The level at which paragraphs of a style stand, where the style does not say it. */
  levelOfStyle(numId: string, style: string): string {
    const found = [...(this.#lists.get(numId)?.levels ?? [])].find(([, level]) => level.style === style);
    return found?.[0] ?? '0';
  }

  /** The next number of a list, as Word shows it; empty for bullets and lists that are not there. */
  next(numId: string, level: string): string {
    const list = this.#lists.get(numId);
    const own = list?.levels.get(level);
    const depth = Number(level);
    if (list === undefined || own === undefined || !(depth >= 0 && depth < 9)) return '';
    const counts = this.#counts.get(list.kind) ?? [];
    this.#counts.set(list.kind, counts);
    if (!this.#met.has(numId)) for (const [at, start] of list.starts) counts[at] = start - 1;
    this.#met.add(numId);
    counts[depth] = (counts[depth] ?? own.start - 1) + 1;
    for (const [name, { start, restart }] of list.levels) {
      const below = Number(name);
      // A level counts anew after every level above it, or only after one that it names.
      if (below > depth && (restart === undefined || depth < restart)) counts[below] = start - 1;
    }
    return own.text.replace(/%([1-9])/g, (_, at: string) => {
      const of = list.levels.get(`${Number(at) - 1}`);
      const format = own.isLegal ? 'decimal' : (of?.format ?? 'decimal');
      return numberText(counts[Number(at) - 1] ?? of?.start ?? 1, format);
    });
  }
}
