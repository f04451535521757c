/** How a solution begins; `证明：` may as well say what is asked. */
const begins = /^\s*(?:【\s*解\s*】|(解|答|证明)\s*[:：])\s*/;
/** That of one part, whose number stays with it: `(1) 解：`. */
const beginsPart = /^\s*[（(]\s*\d{1,2}\s*[)）]\s*解\s*[:：]/;
/** A line after which a solution is shown as part of the question. */
const shows = /(?:[:：]|过程|步骤|如下|解法|解答)\s*[。.]?\s*$/;

/** Whether a line under what is asked begins the solution (`解：`), with the length of these signs. It does not where the question shows a solution itself. */
export function solutionIn(text: string, stem: readonly string[]): { length: number; isEmpty: boolean } | undefined {
  if (beginsPart.test(text) && stem.length > 0 && !shows.test(stem.at(-1) ?? '')) return { length: 0, isEmpty: false };
  const found = begins.exec(text);
  if (found === null || stem.length === 0) return undefined;
  const isEmpty = /^[\s_]*$/.test(text.slice(found[0].length));
  if (shows.test(stem.at(-1) ?? '') || (found[1] === '答' && isEmpty)) return undefined;
  if (found[1] === '证明' && !/求证|证明|试说明/.test(stem.join('\n'))) return undefined;
  return { length: found[0].length, isEmpty };
}
