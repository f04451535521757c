import { areaFaults } from '../areas/faults.js';
import { MIN_AREA_UNITS, UNIT_MM } from '../geometry.js';
import { asksNumber, type CardBlock, type CardDesign, keyOfQuestion, keysOf, pagesOfCard } from './design.js';
import { geometryOfCard, partsBefore, questionByKey } from './geometry-of-card.js';
import { layOutChoices } from './layout-choices.js';
import { fieldsNeed, headingNeeds, layOutNotes, titleNeeds } from './layout-head.js';
import { numberNeeds } from './layout-number.js';
import { layOutOptional } from './layout-optional.js';
import { layOutBlanks, layOutEssay, layOutWritten } from './layout-written.js';
import { type CardFault, type CardFaultKind, questionFaults } from './question-faults.js';
import { liesOnFold, liesWithin, roomOf, sharePaper } from './sheet.js';

export type { CardFault, CardFaultKind } from './question-faults.js';

const SLACK = 0.01;
const LEAST = MIN_AREA_UNITS * UNIT_MM;

/** How much room a block needs at its width. */
export function needsOf(design: CardDesign, block: CardBlock): { widthMm: number; heightMm: number } {
  const byKey = questionByKey(design);
  const of = (keys: readonly string[]) => keys.flatMap((key) => byKey.get(key) ?? []);
  switch (block.kind) {
    case 'title':
      return titleNeeds;
    case 'heading':
      return headingNeeds;
    case 'fields':
      return fieldsNeed(block.widthMm);
    case 'notes':
      return layOutNotes(block).needs;
    case 'number':
      return numberNeeds(design);
    case 'choices':
      return layOutChoices(block, of(block.keys)).needs;
    case 'blanks':
      return layOutBlanks(block, of(block.keys)).needs;
    case 'optional':
      return layOutOptional(block, of(block.keys)).needs;
    default: {
      const question = byKey.get(block.key);
      const goesOn = (partsBefore(design.blocks).get(block.blockId) ?? 0) > 0;
      return question ? layOutWritten(block, question, goesOn).needs : { widthMm: LEAST, heightMm: LEAST };
    }
  }
}

/** Everything that keeps a card from being released; the same on both sides, and nothing may be printed while there is any. */
export function cardFaults(design: CardDesign): CardFault[] {
  const { blocks, questions } = design;
  const about = (kind: CardFaultKind, wrong: (block: CardBlock, at: number) => boolean): CardFault => ({
    kind,
    blockIds: blocks.filter(wrong).map(({ blockId }) => blockId),
    numbers: [],
  });
  const isSmall = ({ widthMm, heightMm }: CardBlock) => widthMm < LEAST - SLACK || heightMm < LEAST - SLACK;
  const overlapping = new Set<string>();
  blocks.forEach((a, i) => {
    for (const b of blocks.slice(i + 1))
      if (a.page === b.page && sharePaper(a, b)) for (const { blockId } of [a, b]) overlapping.add(blockId);
  });
  const seen = [
    about('block-twice', ({ blockId }, at) => blocks.findIndex((one) => one.blockId === blockId) !== at),
    about('block-too-small', isSmall),
    about('content-too-large', (block) => !isSmall(block) && isCramped(design, block)),
    about('block-outside', (block) => !liesWithin(block, roomOf(design, block.page))),
    about('block-on-fold', (block) => liesOnFold(design, block)),
    { kind: 'blocks-overlap' as const, blockIds: [...overlapping], numbers: [] },
    ...questionFaults(design),
    pageFault(design),
    numberFault(design),
  ];
  // Blocks that overlap, are too small or lie outside have areas that do: one fault is told once.
  const told = new Set(seen.flatMap(({ blockIds }) => blockIds));
  return [...seen, areasFault(design, told)].filter(
    ({ kind, blockIds, numbers }) =>
      blockIds.length + numbers.length > 0 || (kind === 'page-empty' && questions.length === 0),
  );
}

function isCramped(design: CardDesign, block: CardBlock): boolean {
  const needs = needsOf(design, block);
  if (block.widthMm < needs.widthMm - SLACK || block.heightMm < needs.heightMm - SLACK) return true;
  if (block.kind !== 'essay') return false;
  const question = questionByKey(design).get(block.key);
  const goesOn = (partsBefore(design.blocks).get(block.blockId) ?? 0) > 0;
  return question !== undefined && layOutEssay(layOutWritten(block, question, goesOn).space).rows === 0;
}

/** A page between others on which nothing stands, or a card that asks nothing. */
function pageFault({ blocks }: CardDesign): CardFault {
  const used = new Set(blocks.map(({ page }) => page));
  const pages = Array.from({ length: pagesOfCard({ blocks }) }, (_, i) => i + 1);
  return { kind: 'page-empty', blockIds: [], numbers: pages.filter((page) => !used.has(page)).map(String) };
}

/** Without a name in print every front must say whose it is: a back follows its front. */
function numberFault(design: CardDesign): CardFault {
  const fronts = Array.from({ length: pagesOfCard(design) }, (_, i) => i + 1).filter(
    (page) => !design.duplex || page % 2 === 1,
  );
  const has = (page: number) => design.blocks.some((block) => block.kind === 'number' && block.page === page);
  const missing = asksNumber(design) ? fronts.filter((page) => !has(page)) : [];
  return { kind: 'number-missing', blockIds: [], numbers: missing.map(String) };
}

/** The rule of every paper, on what the blocks came to: 15 units, nothing over the edge, no overlap. `told`: blocks of which another fault says why. */
function areasFault(design: CardDesign, told: ReadonlySet<string>): CardFault {
  const { areas, pageCount, pageSize } = geometryOfCard(design);
  const itemIds = design.questions.map(({ itemId }) => itemId);
  const wrong = new Set(areaFaults(areas, { pageSize, pageCount, itemIds }).flatMap(({ areaIds }) => areaIds));
  const keys = new Set(
    areas
      .filter(({ areaId }) => wrong.has(areaId))
      .map((area) => keyOfQuestion({ itemId: area.qids[0] ?? '', partIndex: area.partIndex })),
  );
  const blockIds = design.blocks
    .filter((block) => !told.has(block.blockId) && keysOf(block).some((key) => keys.has(key)))
    .map(({ blockId }) => blockId);
  return { kind: 'areas-wrong', blockIds, numbers: [] };
}
