import type { Licence } from '@zhibi/contract/questions/writing';

/** What a paper says of a licence; papers are Chinese whatever the language of the screen. The school's own work needs no word. */
const words: Readonly<Record<Licence, string>> = {
  unsaid: '',
  own: '',
  'public-domain': '公有领域',
  'cc-by': 'CC BY 4.0',
  'cc-by-sa': 'CC BY-SA 4.0',
  'cc-by-nc': 'CC BY-NC 4.0',
  'cc-by-nc-sa': 'CC BY-NC-SA 4.0',
  permission: '经授权使用',
};

/** Where the questions of a paper come from and under what right they are printed, numbers of the same origin together: `1、3—5 2019 全国卷 I（CC BY 4.0）`. */
export function creditLines(questions: readonly { source: string; licence: Licence }[]): string[] {
  const numbers = new Map<string, number[]>();
  questions.forEach(({ source, licence }, at) => {
    const right = words[licence];
    const credit = right === '' ? source : `${source}（${right}）`;
    if (credit !== '') numbers.set(credit, [...(numbers.get(credit) ?? []), at + 1]);
  });
  return [...numbers].map(([credit, own]) => `${inRanges(own)} ${credit}`);
}

/** Three and more that follow each other are said by the first and the last. */
function inRanges(numbers: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const one of numbers) {
    const last = runs.at(-1);
    if (last !== undefined && one === last[1] + 1) last[1] = one;
    else runs.push([one, one]);
  }
  return runs
    .map(([from, to]) => (from === to ? `${from}` : to === from + 1 ? `${from}、${to}` : `${from}—${to}`))
    .join('、');
}
