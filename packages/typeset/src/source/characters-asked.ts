/** 不少于 300 字, 600 字左右, 400—500 字: how many characters a composition is asked for, the most that is said; 0 where nothing is. */
export const charactersAsked = (stem: string): number =>
  Math.max(
    0,
    ...[...stem.matchAll(/(\d{2,4})\s*(?:个)?\s*字(?!母)(?:左右|以上|以内)?/g)].map(([, count]) => Number(count)),
  );
