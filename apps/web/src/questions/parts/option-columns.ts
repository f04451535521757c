import { imagesOf, toPlain } from '@zhibi/content';
import type { Option } from '@zhibi/contract/questions';

/** Signs of Chinese are a full square wide, everything else about half of one. */
const squares = (text: string): number =>
  [...text].reduce((sum, sign) => sum + (/[⺀-鿿＀-￯]/.test(sign) ? 1 : 0.55), 0);

const PICTURE_MM_FOR_FOUR = 38;

/** How many options stand in a line: short ones four, middling ones two, long ones each on its own. */
export function optionColumns(options: readonly Option[]): 1 | 2 | 4 {
  const pictures = options.flatMap(({ content }) => imagesOf(content));
  if (pictures.length > 0) return pictures.every(({ widthMm }) => widthMm <= PICTURE_MM_FOR_FOUR) ? 4 : 2;
  if (options.some(({ content }) => content.length > 1 || content[0]?.t === 'table')) return 1;
  const longest = Math.max(0, ...options.map(({ content }) => squares(toPlain(content))));
  return longest <= 10 ? 4 : longest <= 22 ? 2 : 1;
}
