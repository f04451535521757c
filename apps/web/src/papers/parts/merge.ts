import type { PageOptions, PaperItem, PaperSection } from '@zhibi/contract/papers';
import type { Content } from './content.js';
import { itemsOf } from './content.js';

/** Mine where I changed it, theirs otherwise. */
const pick = <T>(base: T, mine: T, theirs: T): T => (Object.is(mine, base) ? theirs : mine);

const shapeOf = ({ sections }: Content) =>
  JSON.stringify(sections.map(({ sectionId, items }) => [sectionId, items.map(({ itemId }) => itemId)]));

const byId = (content: Content) => new Map(itemsOf(content).map((item) => [item.itemId, item]));

/**
 * Two people, or two tabs, have changed a paper since `base`: keeps what either has done. Values are taken one by one; the
 * order is mine where I changed it, with what they have added at the end of its section and without what they have removed.
 */
export function merge(base: Content, mine: Content, theirs: Content): Content {
  const sections = shapeOf(base) === shapeOf(mine) ? theirs.sections : rearranged(base, mine, theirs);
  const [before, changed, now] = [byId(base), byId(mine), byId(theirs)];
  const values = (item: PaperItem): PaperItem => {
    const [was, my, their] = [before.get(item.itemId), changed.get(item.itemId), now.get(item.itemId)];
    if (!was || !my || !their) return item;
    const answerSpaceMm = pick(was.answerSpaceMm, my.answerSpaceMm, their.answerSpaceMm);
    return { ...their, score: pick(was.score, my.score, their.score), answerSpaceMm };
  };
  const titles = titlesOf(base, mine, theirs);
  const choosing = choosingOf(base, mine, theirs);
  let no = 0;
  return {
    title: pick(base.title, mine.title, theirs.title),
    options: optionsOf(base.options, mine.options, theirs.options),
    sections: sections.map(({ choose, ...section }) => ({
      ...section,
      ...choosing({ choose, ...section }),
      title: titles(section),
      items: section.items.map((item) => ({ ...values(item), no: ++no })),
    })),
  };
}

const optionsOf = (base: PageOptions, mine: PageOptions, theirs: PageOptions): PageOptions => ({
  ...theirs, // what nobody sets here, as that it is an answer card
  pageSize: pick(base.pageSize, mine.pageSize, theirs.pageSize),
  sealLine: pick(base.sealLine, mine.sealLine, theirs.sealLine),
  scoreTable: pick(base.scoreTable, mine.scoreTable, theirs.scoreTable),
});

function titlesOf(base: Content, mine: Content, theirs: Content) {
  const title = (content: Content, id: string) => content.sections.find((one) => one.sectionId === id)?.title;
  return ({ sectionId, title: fallback }: PaperSection) => {
    const [was, my, their] = [title(base, sectionId), title(mine, sectionId), title(theirs, sectionId)];
    if (my === undefined || their === undefined) return my ?? their ?? fallback;
    return pick(was, my, their) ?? fallback;
  };
}

/** How many questions of a section are answered: as I said, or else as they did. */
function choosingOf(base: Content, mine: Content, theirs: Content) {
  const of = (content: Content, id: string) => content.sections.find((one) => one.sectionId === id);
  return ({ sectionId, choose: fallback }: PaperSection): { choose?: number } => {
    const [my, their] = [of(mine, sectionId), of(theirs, sectionId)];
    const choose = my && their ? pick(of(base, sectionId)?.choose, my.choose, their.choose) : fallback;
    return choose === undefined ? {} : { choose };
  };
}

/** My order, as far as the things are still there or I put them back, and theirs at the end of where they put it. */
function rearranged(base: Content, mine: Content, theirs: Content): PaperSection[] {
  const [before, now] = [byId(base), byId(theirs)];
  const kept = mine.sections.map((section) => ({
    ...section,
    items: [
      ...section.items.filter(({ itemId }) => now.has(itemId) || !before.has(itemId)),
      ...(theirs.sections.find((one) => one.sectionId === section.sectionId)?.items ?? []).filter(
        ({ itemId }) => !before.has(itemId),
      ),
    ],
  }));
  const theirNew = theirs.sections.filter(({ sectionId }) => !kept.some((one) => one.sectionId === sectionId));
  const fresh = theirNew.map((one) => ({ ...one, items: one.items.filter(({ itemId }) => !before.has(itemId)) }));
  return [...kept, ...fresh.filter(({ items }) => items.length > 0)];
}
