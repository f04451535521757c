/** The formats of days and times that a spreadsheet keeps without writing them down, as Excel in Chinese shows them. */
const builtIn: Record<number, string | undefined> = {
  14: 'yyyy/m/d',
  15: 'd-mmm-yy',
  16: 'd-mmm',
  17: 'mmm-yy',
  18: 'h:mm AM/PM',
  19: 'h:mm:ss AM/PM',
  20: 'h:mm',
  21: 'h:mm:ss',
  22: 'yyyy/m/d h:mm',
  27: 'yyyy"年"m"月"',
  28: 'm"月"d"日"',
  29: 'm"月"d"日"',
  30: 'm/d/yy',
  31: 'yyyy"年"m"月"d"日"',
  32: 'h"时"mm"分"',
  33: 'h"时"mm"分"ss"秒"',
  34: '上午/下午h"时"mm"分"',
  35: '上午/下午h"时"mm"分"ss"秒"',
  36: 'yyyy"年"m"月"',
  45: 'mm:ss',
  46: '[h]:mm:ss',
  47: 'mm:ss.0',
  50: 'yyyy"年"m"月"',
  51: 'm"月"d"日"',
  52: 'yyyy"年"m"月"',
  53: 'm"月"d"日"',
  54: 'm"月"d"日"',
  55: '上午/下午h"时"mm"分"',
  56: '上午/下午h"时"mm"分"ss"秒"',
  57: 'yyyy"年"m"月"',
  58: 'm"月"d"日"',
};

/** The code by which a format shows a day or a time; '' for one that is not known. */
export const dateCode = (id: number, code: string | undefined): string => code ?? builtIn[id] ?? '';

const piece =
  /"([^"]*)"|\\(.)|\[(h+|m+|s+)\]|\[[^\]]*\]|_.|\*.|AM\/PM|A\/P|上午\/下午|y+|m+|d+|a{3,4}|h+|s+|\.0+|[^"\\[_*]/gi;
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const weekdays = ['日', '一', '二', '三', '四', '五', '六'];
const two = (n: number, like: string): string => (like.length > 1 ? `${n}`.padStart(2, '0') : `${n}`);

/** What a spreadsheet shows of a day or a time: 45326 by `m"月"d"日"` → 2月4日. Undefined where its format is not known. */
export function shownDate(serial: number, code: string, since1904: boolean): string | undefined {
  const [first = ''] = code.split(';');
  const pieces = [...first.matchAll(piece)];
  if (code === '' || !Number.isFinite(serial) || serial < 0) return undefined;
  const days = Math.floor(serial) + (since1904 ? 1462 : 0);
  const seconds = Math.round((serial % 1) * 86_400);
  const at = new Date(Date.UTC(1899, 11, 30) + days * 86_400_000 + seconds * 1000);
  if (Number.isNaN(at.getTime())) return undefined;
  const isHalved = pieces.some(([text]) => /AM\/PM|A\/P|上午/i.test(text));
  const hours = at.getUTCHours();
  const isOfTime = (nth: number): boolean => {
    const letters = (from: typeof pieces) => from.find(([text]) => /^(?:\[?[hs]|[yd])/i.test(text))?.[0] ?? '';
    return /h/i.test(letters(pieces.slice(0, nth).toReversed())) || /s/i.test(letters(pieces.slice(nth + 1)));
  };
  const elapsed: Record<string, number> = { h: days * 24 + hours, m: days * 1440 + Math.floor(seconds / 60) };
  const shown = pieces.map(([text, quoted, escaped, passed], nth) => {
    const letter = text[0]?.toLowerCase() ?? '';
    if (quoted !== undefined || escaped !== undefined) return quoted ?? escaped ?? '';
    if (passed !== undefined) return two(elapsed[passed[0]?.toLowerCase() ?? ''] ?? days * 86_400 + seconds, passed);
    if (/^[[*]/.test(text)) return '';
    if (letter === '_') return ' ';
    if (text.includes('上午')) return hours < 12 ? '上午' : '下午';
    if (/^a(?:m\/p|\/p)/i.test(text)) return (hours < 12 ? text.split('/')[0] : text.split('/')[1]) ?? '';
    if (letter === 'a') return `${text.length > 3 ? '星期' : ''}${weekdays[at.getUTCDay()]}`;
    if (letter === 'y') return text.length > 2 ? `${at.getUTCFullYear()}` : `${at.getUTCFullYear()}`.slice(2);
    if (letter === 'm' && isOfTime(nth)) return two(at.getUTCMinutes(), text);
    if (letter === 'm') return text.length > 2 ? (months[at.getUTCMonth()] ?? '') : two(at.getUTCMonth() + 1, text);
    if (letter === 'd') return text.length > 2 ? (weekdays[at.getUTCDay()] ?? '') : two(at.getUTCDate(), text);
    if (letter === 'h') return two(isHalved ? hours % 12 || 12 : hours, text);
    if (letter === 's') return two(at.getUTCSeconds(), text);
    return /^\.0+$/.test(text) ? `.${'0'.repeat(text.length - 1)}` : text;
  });
  return shown.join('').trim();
}
