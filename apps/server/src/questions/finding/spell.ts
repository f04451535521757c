import { foldForSearch } from '@zhibi/content';
import { readName } from '../../people/index.js';

/**
 * What the title of a knowledge point is found by: itself, and from each of its syllables on its pinyin and its initials,
 * so that `dingli` and `dl` find 勾股定理 too. Words of pinyin begin with a space.
 */
export function foundBy(title: string): string {
  const folded = foldForSearch(title);
  const syllables = readName(folded)
    .split(/\s+/)
    .filter((one) => /^[a-z0-9]+$/.test(one))
    .slice(0, 40);
  const endings = syllables.map((_, at) => syllables.slice(at));
  const spelled = endings.flatMap((ending) => [ending.join(''), ending.map((one) => one.charAt(0)).join('')]);
  return [folded, ...new Set(spelled)].join(' ');
}
