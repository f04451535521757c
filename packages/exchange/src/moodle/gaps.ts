/** A text whose gaps are `[[1]]`, `[[2]]` …: each names one of a list of words that stands beside it. */
const gap = /\[\[(\d{1,3})\]\]/g;

/** Takes the gaps out of the HTML and leaves a blank for each; undefined where a gap names no word or there is none. */
export function readGaps(html: string, words: readonly string[]): { html: string; accepted: string[] } | undefined {
  const accepted = [...html.matchAll(gap)].map(([, nth]) => words[Number(nth) - 1]);
  const known = accepted.filter((word) => word !== undefined && word !== '');
  if (accepted.length === 0 || known.length < accepted.length) return undefined;
  let at = 0;
  return {
    html: html.replace(gap, () => `<span data-blank="${at++}"></span>`),
    accepted: accepted.map((word) => word ?? ''),
  };
}
