import type { Block, RichText } from '@zhibi/contract/kernel';
import { toPlain } from '../output/plain.js';

export type PassageKind = 'lead' | 'title' | 'byline' | 'verse' | 'prose' | 'note' | 'source' | 'plain';
export interface PassageBlock {
  kind: PassageKind;
  block: Block;
}

const asks = /阅读|完成|回答|选择|选出|填|读|听|欣赏|Read|Choose|Complete|Fill|Answer|Listen|Look/;
const ends = /[。．.：:？?！!…”"]$|分[）)]$/;
const origin = /^[（(—–\-\s]*(选自|节选自|摘自|摘编自|改编自|有删改|有改动|出自)/;
const note = /^([【[〔]注(释|解)?[】\]〕]|注(释)?[：:]|Notes?:)/;
const dynasty = /^[[〔（(【]?(先秦|汉|魏|晋|东晋|南北朝|唐|五代|宋|北宋|南宋|元|明|清|近代|现代)[\]〕）)】·]/;
const TITLE_MOST = 24;
const NAME_MOST = 16;
const PROSE_LEAST = 30;

/**
 * What each paragraph of a text that is read stands for. Authors rarely say it: a title is the short line before the text, a name the short line
 * after the title; lines in the middle are verses; what begins with 注 is a note and with 选自 the source. The rest is prose.
 */
export function passageOf(stem: RichText): PassageBlock[] {
  const said: PassageBlock[] = [];
  stem.forEach((block, at) => {
    said.push({ kind: kindOf(block, { said, at, following: stem.slice(at + 1) }), block });
  });
  return said;
}

interface Place {
  said: readonly PassageBlock[];
  at: number;
  following: RichText;
}

function kindOf(block: Block, { said, at, following }: Place): PassageKind {
  const words = toPlain([block]).trim();
  if (block.t !== 'p' || words === '' || block.children.every((item) => item.t === 'image')) return 'plain';
  if (at === 0 && block.align !== 'center' && (following.length === 0 || isLead(words))) return 'lead';
  if (block.align === 'end' || origin.test(words)) return 'source';
  const last = said.at(-1)?.kind;
  if (note.test(words) || (last === 'note' && /^[①-⑳]/.test(words))) return 'note';
  const titled = said.some(({ kind }) => kind === 'title');
  const fresh = !titled && said.every(({ kind }) => kind === 'lead');
  const isShort = [...words].length <= TITLE_MOST && !ends.test(words);
  if (fresh && isShort && (block.align === 'center' || following.some((next) => toPlain([next]).length > PROSE_LEAST)))
    return 'title';
  if (last === 'title' && (dynasty.test(words) || ([...words].length <= NAME_MOST && !ends.test(words))))
    return 'byline';
  return block.align === 'center' ? 'verse' : 'prose';
}

/** A request, not a text: short, in Latin letters thrice as long. */
const isLead = (words: string) =>
  [...words].length <= (/\p{Script=Han}/u.test(words) ? 90 : 240) && ends.test(words) && asks.test(words);
