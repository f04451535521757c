import { type CardDesign, type CardQuestion, keyOfQuestion } from '@zhibi/contract/papers/cards';

/** The places of a group of optional questions that the card lacks: its group is placed as a whole. */
export function optionalBlocks({ questions: all, blocks, scored, lined }: CardDesign, wanted: readonly CardQuestion[]) {
  const groups = new Set(wanted.flatMap(({ choice }) => choice?.group ?? []));
  return [...groups].flatMap((group) => {
    const members = all.filter(({ choice }) => choice?.group === group);
    const keys = members.map(keyOfQuestion);
    const there = blocks.flatMap((block) =>
      block.kind === 'optional' && keys.includes(block.keys[0] ?? '') ? [block.nth] : [],
    );
    const places = Array.from({ length: members[0]?.choice?.choose ?? 0 }, (_, nth) => nth);
    return places.filter((nth) => !there.includes(nth)).map((nth) => ({ kind: 'optional', keys, nth, lined, scored }));
  });
}
