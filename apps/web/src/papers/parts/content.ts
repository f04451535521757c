import {
  chosenIn,
  fullScoreOfAll,
  type PageOptions,
  type Paper,
  type PaperItem,
  type PaperSection,
} from '@zhibi/contract/papers';

/** What a teacher changes of a paper. Every edit answers a new content and leaves the old one for going back. */
export interface Content {
  readonly title: string;
  readonly options: PageOptions;
  readonly sections: readonly PaperSection[];
}
export type Edit = (content: Content) => Content;

export const contentOf = ({ title, options, sections }: Paper): Content => numbered({ title, options, sections });

/** Where as many questions are left as are answered nobody chooses any more. */
function settled({ choose, ...section }: PaperSection): PaperSection {
  const left = chosenIn({ choose, items: section.items });
  return left === null ? section : { ...section, choose: left };
}

/** Items counted through the whole paper. */
function numbered(content: Content): Content {
  let no = 0;
  const count = (item: PaperItem): PaperItem => (item.no === ++no ? item : { ...item, no });
  return { ...content, sections: content.sections.map((one) => ({ ...settled(one), items: one.items.map(count) })) };
}

export const itemsOf = (content: Content): PaperItem[] => content.sections.flatMap(({ items }) => items);
/** What the paper is worth: of optional questions those that are answered. */
export const totalOf = ({ sections }: Content): number => fullScoreOfAll(sections);

const withSections = (content: Content, sections: readonly PaperSection[]): Content =>
  numbered({ ...content, sections });

const eachSection = (change: (section: PaperSection) => PaperSection): Edit => {
  return (content) => withSections(content, content.sections.map(change));
};

export const retitle =
  (title: string): Edit =>
  (content) => ({ ...content, title });

export const withOptions =
  (options: Partial<PageOptions>): Edit =>
  (content) => ({ ...content, options: { ...content.options, ...options } });

export const renameSection = (sectionId: string, title: string): Edit =>
  eachSection((one) => (one.sectionId === sectionId ? { ...one, title } : one));

export const addSection =
  (sectionId: string, title: string): Edit =>
  (content) =>
    withSections(content, [...content.sections, { sectionId, title, items: [] }]);

export const removeSection =
  (sectionId: string): Edit =>
  (content) =>
    withSections(
      content,
      content.sections.filter((one) => one.sectionId !== sectionId),
    );

/** Puts a section in the place of another. */
export const moveSection =
  (sectionId: string, to: number): Edit =>
  (content) => {
    const moved = content.sections.find((one) => one.sectionId === sectionId);
    const others = content.sections.filter((one) => one !== moved);
    return moved && to >= 0 && to <= others.length
      ? withSections(content, [...others.slice(0, to), moved, ...others.slice(to)])
      : content;
  };

export interface Place {
  sectionId: string;
  /** Counted among the other items of the section. */
  at: number;
}

export const moveItem =
  (itemId: string, { sectionId, at }: Place): Edit =>
  (content) => {
    const moved = itemsOf(content).find((item) => item.itemId === itemId);
    if (!moved) return content;
    return eachSection((section) => {
      const others = section.items.filter((item) => item.itemId !== itemId);
      if (section.sectionId !== sectionId) return { ...section, items: others };
      // Optional questions have one score: what comes among them takes it.
      const joined = section.choose === undefined ? moved : { ...moved, score: others[0]?.score ?? moved.score };
      return { ...section, items: [...others.slice(0, at), joined, ...others.slice(at)] };
    })(content);
  };

/** The place one step up or down from where an item stands, into the next section at the ends; undefined at the very end. */
export function placeBeside(content: Content, itemId: string, step: -1 | 1): Place | undefined {
  const from = content.sections.findIndex(({ items }) => items.some((item) => item.itemId === itemId));
  const here = content.sections[from];
  if (!here) return undefined;
  const at = here.items.findIndex((item) => item.itemId === itemId) + step;
  if (at >= 0 && at < here.items.length) return { sectionId: here.sectionId, at };
  const next = content.sections[from + step];
  return next && { sectionId: next.sectionId, at: step < 0 ? next.items.length : 0 };
}

export const removeItem = (itemId: string): Edit =>
  eachSection((one) => ({ ...one, items: one.items.filter((item) => item.itemId !== itemId) }));

type Values = Partial<Pick<PaperItem, 'score' | 'answerSpaceMm'>>;

export const setItem = (itemId: string, values: Values): Edit =>
  eachSection((one) => {
    if (!one.items.some((item) => item.itemId === itemId)) return one;
    // Whichever optional question is chosen, it is worth as much.
    const ofAll = one.choose === undefined || values.score === undefined ? {} : { score: values.score };
    const items = one.items.map((item) => ({ ...item, ...ofAll, ...(item.itemId === itemId ? values : {}) }));
    return { ...one, items };
  });

/** 选做: so many of a section's questions are answered, and all have the score of the first; undefined: all are. */
export const chooseIn = (sectionId: string, choose: number | undefined): Edit =>
  eachSection(({ choose: _, ...one }) => {
    if (one.sectionId !== sectionId) return _ === undefined ? one : { ...one, choose: _ };
    if (choose === undefined) return one;
    const score = one.items[0]?.score ?? 0;
    return { ...one, choose, items: one.items.map((item) => ({ ...item, score })) };
  });

export const scoreSection = (sectionId: string, score: number): Edit =>
  eachSection((one) =>
    one.sectionId === sectionId ? { ...one, items: one.items.map((item) => ({ ...item, score })) } : one,
  );

/** A section that has no question yet: the server keeps none, and `at` is its place among the others. */
export interface EmptySection {
  sectionId: string;
  title: string;
  at: number;
}

export const emptyOf = ({ sections }: Content): EmptySection[] =>
  sections.flatMap(({ sectionId, title, items }, at) => (items.length === 0 ? [{ sectionId, title, at }] : []));

/** The paper with the empty sections that it had when it was looked at last. */
export function withEmpty(content: Content, empty: readonly EmptySection[]): Content {
  const sections = [...content.sections];
  for (const { sectionId, title, at } of empty)
    if (!sections.some((one) => one.sectionId === sectionId)) sections.splice(at, 0, { sectionId, title, items: [] });
  return sections.length === content.sections.length ? content : withSections(content, sections);
}
