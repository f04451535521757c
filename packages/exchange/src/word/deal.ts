const ranged =
  /(\d{1,3})\s*[-~～—–至到]+\s*(\d{1,3})\s*(?:题)?\s*[:：.．、]?\s*([A-H√×✓✗对错](?:[\s、,，]*[A-H√×✓✗对错])+)(?![A-Za-z])/g;
const single = /(\d{1,3})\s*[.．、:：]\s*([A-H]{1,6}|[√×✓✗对错])(?![A-Za-z])/g;
const begins = /(?:^|[\s\u3000;；,，])(\d{1,3})\s*(?:．|[.、:：](?!\d))[\s\u3000]*/g;

export type Dealt = [number: string, key: string][];

/** `1-5 BCADA`: a letter for each, or a word of letters for each where a question has several. */
function ofRange(from: number, to: number, signs: string): Dealt {
  const words = signs.split(/[\s、,，]+/).filter((word) => word !== '');
  const letters = [...words.join('')];
  const count = to - from + 1;
  const keys = words.length === count ? words : letters.length === count ? letters : [];
  return keys.map((key, nth) => [`${from + nth}`, key]);
}

/** `8. four 9. deep 10. B`: what stands behind numbers that follow each other. */
function ofRun(text: string): Dealt {
  const starts: { number: number; at: number; from: number }[] = [];
  for (const found of text.matchAll(begins)) {
    const number = Number(found[1]);
    const last = starts.at(-1);
    if (last === undefined ? found.index === 0 : number === last.number + 1)
      starts.push({ number, at: found.index, from: found.index + found[0].length });
  }
  if (starts.length < 2) return [];
  return starts.map(({ number, from }, nth) => {
    const key = text.slice(from, starts[nth + 1]?.at ?? text.length).trim();
    return [`${number}`, key.replace(/[;；,，]$/, '')];
  });
}

/** The keys that one line gives to several questions by their numbers; empty where it gives none. */
export function dealt(text: string): Dealt {
  const said = text.normalize('NFKC') === text ? text : text.replace(/[０-９Ａ-Ｈ]/g, (sign) => sign.normalize('NFKC'));
  const ranges = [...said.matchAll(ranged)].flatMap(([, from, to, signs = '']) =>
    ofRange(Number(from), Number(to), signs),
  );
  const rest = said.replace(ranged, ' ').trim();
  const run = ofRun(rest);
  if (run.length > 0) return [...ranges, ...run];
  return [
    ...ranges,
    ...[...rest.matchAll(single)].map(([, number = '', sign = '']): [string, string] => [number, sign]),
  ];
}
