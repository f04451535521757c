import { z } from 'zod';
import { Revision, wholeNumber } from '../../kernel/index.js';

/** The lists of the print centre. */
export const dictKinds = [
  'paperSize',
  'weight',
  'binding',
  'duplex',
  'imposition',
  'colour',
  'rejectReason',
  'carrier',
] as const;
export const DictKind = z.enum(dictKinds);
export type DictKind = z.infer<typeof DictKind>;

/** Kinds that a machine must know by their code: they are named, ordered and retired, but nothing is added to them. */
export const closedKinds: readonly DictKind[] = ['duplex', 'imposition', 'colour'];

export const DictCode = z
  .string()
  .trim()
  .regex(/^[A-Za-z0-9-]{1,20}$/);
/** Bindings are the specification's code table of `bookbind`: numbers. */
export const isCodeOf = (kind: DictKind, code: string): boolean => kind !== 'binding' || /^(0|[1-9]\d?)$/.test(code);

const Name = z.string().trim().min(1).max(40);
export const DictEntry = z.object({
  kind: DictKind,
  code: DictCode,
  zh: Name,
  en: Name,
  position: wholeNumber({ min: 0, max: 999 }),
  /** A retired entry names what was chosen before, and is chosen no more. */
  enabled: z.boolean(),
  /** 0 for an entry that nobody has changed yet. */
  revision: Revision.or(z.literal(0)),
});
export type DictEntry = z.infer<typeof DictEntry>;

const usual: Readonly<Record<DictKind, readonly (readonly [code: string, zh: string, en: string])[]>> = {
  paperSize: [
    ['A4', 'A4', 'A4'],
    ['A3', 'A3', 'A3'],
    ['B4', 'B4（257 × 364）', 'B4 (257 × 364)'],
    ['8K', '8K（270 × 390）', '8K (270 × 390)'],
    ['16K', '16K（195 × 270）', '16K (195 × 270)'],
  ],
  weight: [
    ['80', '80 g', '80 g'],
    ['70', '70 g', '70 g'],
    ['100', '100 g', '100 g'],
  ],
  binding: [
    ['0', '散页', 'Loose'],
    ['1', '装订', 'Stapled'],
  ],
  duplex: [
    ['longEdge', '双面长边翻', 'Double, long edge'],
    ['shortEdge', '双面短边翻', 'Double, short edge'],
    ['single', '单面', 'Single'],
  ],
  imposition: [
    ['plain', '一面一页', 'One page a side'],
    ['sideBySide', '一面两页', 'Two pages a side'],
    ['folded', '对折', 'Folded'],
    ['booklet', '骑缝成册', 'Booklet'],
  ],
  colour: [
    ['black', '黑白', 'Black'],
    ['colour', '彩色', 'Colour'],
  ],
  rejectReason: [
    ['content', '内容有误', 'Wrong content'],
    ['layout', '版面有误', 'Wrong layout'],
    ['fonts', '字体缺失', 'Missing fonts'],
    ['roster', '名单不符', 'Class list differs'],
    ['options', '选项不合适', 'Unsuitable options'],
    ['deadline', '来不及', 'Cannot be done in time'],
    ['other', '其他', 'Other'],
  ],
  carrier: [
    ['own', '自己送', 'Own van'],
    ['pickup', '学校自取', 'Collected by the school'],
    ['express', '快递', 'Courier'],
  ],
};

/** What every print centre begins with. */
export const usualDictionary: readonly DictEntry[] = dictKinds.flatMap((kind) =>
  usual[kind].map(([code, zh, en], position) => ({ kind, code, zh, en, position, enabled: true, revision: 0 })),
);
export const isUsual = (kind: DictKind, code: string): boolean => usual[kind].some(([known]) => known === code);

/** The dictionary of a print centre: the usual one, under what it has changed and added. */
export function dictionaryOf(own: readonly DictEntry[]): DictEntry[] {
  const keyOf = ({ kind, code }: DictEntry) => `${kind} ${code}`;
  const changed = new Map(own.map((entry) => [keyOf(entry), entry]));
  const all = [...new Map([...usualDictionary.map((entry) => [keyOf(entry), entry] as const), ...changed]).values()];
  const rank = ({ kind }: DictEntry) => dictKinds.indexOf(kind);
  return all.sort((a, b) => rank(a) - rank(b) || a.position - b.position || a.code.localeCompare(b.code));
}

export const entriesOf = (dictionary: readonly DictEntry[], kind: DictKind): DictEntry[] =>
  dictionary.filter((entry) => entry.kind === kind);
export const findEntry = (dictionary: readonly DictEntry[], kind: DictKind, code: string): DictEntry | undefined =>
  dictionary.find((entry) => entry.kind === kind && entry.code === code);
/** What people call it; a code that no list knows stands for itself. */
export const nameIn = (dictionary: readonly DictEntry[], kind: DictKind, code: string, language: 'zh' | 'en'): string =>
  findEntry(dictionary, kind, code)?.[language] ?? code;
