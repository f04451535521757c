/** The formats of numbers that Excel keeps without writing them down, as far as they change what is read. */
const builtIn: Record<number, string | undefined> = {
  1: '0',
  2: '0.00',
  9: '0%',
  10: '0.00%',
  12: '# ?/?',
  13: '# ??/??',
};

/** The code by which a number format shows numbers; '' for the usual one. */
export const formatCode = (id: number, code: string | undefined): string => code ?? builtIn[id] ?? '';

const numerals = /^([^0#?]*)([0#?,]*\.?0*)(%?)([^0#?]*)$/;

/** `12` in a column of student numbers that shows `0012`: zeros before a number are part of it. */
export function paddedNumber(text: string, code: string): string {
  return /^0{2,}$/.test(code) && /^\d+$/.test(text) ? text.padStart(code.length, '0') : text;
}

/** What a number shows by its format, where that is another text than the number: a percentage, a fraction, places behind the point, a unit. */
export function shownNumber(written: string, code: string): string | undefined {
  const value = Number(written);
  const [positive = ''] = code.split(';');
  const plain = positive
    .replace(/"([^"]*)"/g, '$1')
    .replace(/\\(.)/g, '$1')
    .replace(/\[[^\]]*\]|_.|\*./g, '');
  if (!Number.isFinite(value) || code === '' || /general|@|E[+-]/i.test(plain)) return undefined;
  const fraction = /^(#?\s*)(\?+)\/(\?+|\d+)\s*$/.exec(plain);
  if (fraction !== null) return fractionText(value, fraction[3] ?? '?', (fraction[1] ?? '') !== '');
  const [, before = '', digits = '', percent = '', after = ''] = numerals.exec(plain) ?? [];
  if (digits === '') return undefined;
  const places = digits.split('.')[1]?.length ?? 0;
  const number = Math.abs(percent === '' ? value : value * 100);
  // A sign of the format that rounds away what was typed shows less than there is: the number itself is told.
  const shown =
    Number(number.toFixed(places)) === Number(number.toPrecision(12))
      ? number.toFixed(places)
      : `${Number(number.toPrecision(12))}`;
  const [whole = '', ...rest] = shown.split('.');
  const zeros = (digits.split('.')[0] ?? '').replace(/[^0]/g, '').length;
  return `${value < 0 ? '-' : ''}${before}${[whole.padStart(zeros, '0'), ...rest].join('.')}${percent}${after}`.trim();
}

/** The nearest fraction with a denominator of so many digits, or with the one that the format names. */
function fractionText(value: number, below: string, hasWhole: boolean): string {
  const most = below.startsWith('?') ? 10 ** Math.min(3, below.length) - 1 : Number(below);
  const tried = below.startsWith('?') ? Array.from({ length: most }, (_, nth) => nth + 1) : [most];
  const size = Math.abs(value);
  const near = (under: number) => Math.abs(size - Math.round(size * under) / under);
  const under = tried.reduce((best, one) => (near(one) < near(best) - 1e-12 ? one : best), tried[0] ?? 1);
  const over = Math.round(size * under);
  const [whole, rest] = hasWhole ? [Math.floor(over / under), over % under] : [0, over];
  const sign = value < 0 ? '-' : '';
  if (rest === 0 && whole > 0) return `${sign}${whole}`;
  if (under === 1) return `${sign}${over}`;
  return `${sign}${whole > 0 ? `${whole} ` : ''}${rest}/${under}`;
}

/** The time of a day that a spreadsheet counts: 0.354166… → 8:30. */
export function timeOfSerial(serial: number): string {
  const seconds = Math.round((serial % 1) * 86_400);
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (n: number) => `${n}`.padStart(2, '0');
  return `${hours}:${two(minutes)}${rest === 0 ? '' : `:${two(rest)}`}`;
}
