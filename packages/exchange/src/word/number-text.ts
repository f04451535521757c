const han = '零一二三四五六七八九十';
const stems = '甲乙丙丁戊己庚辛壬癸';
const branches = '子丑寅卯辰巳午未申酉戌亥';

function chinese(n: number): string {
  if (n <= 10) return han[n] ?? `${n}`;
  if (n < 20) return `十${han[n - 10]}`;
  return n < 100 ? `${han[Math.floor(n / 10)]}十${n % 10 === 0 ? '' : han[n % 10]}` : `${n}`;
}

const romans: [number, string][] = [
  [100, 'C'],
  [90, 'XC'],
  [50, 'L'],
  [40, 'XL'],
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
];
function roman(n: number): string {
  if (!(n > 0 && n < 400)) return `${n}`;
  const [value, sign] = romans.find(([one]) => one <= n) ?? [n, ''];
  return sign + (n === value ? '' : roman(n - value));
}

/** A after Z is AA, as Word counts. */
const letters = (n: number): string =>
  n > 0 && n <= 780 ? String.fromCharCode(65 + ((n - 1) % 26)).repeat(Math.ceil(n / 26)) : `${n}`;

/** A number in one of Word's formats; empty for bullets. */
export function numberText(n: number, format: string): string {
  switch (format) {
    case 'upperLetter':
      return letters(n);
    case 'lowerLetter':
      return letters(n).toLowerCase();
    case 'upperRoman':
      return roman(n);
    case 'lowerRoman':
      return roman(n).toLowerCase();
    case 'decimalZero':
      return `${n}`.padStart(2, '0');
    case 'decimalEnclosedCircle':
    case 'decimalEnclosedCircleChinese':
      return n > 0 && n <= 20 ? String.fromCharCode(0x245f + n) : `${n}`;
    case 'ideographTraditional':
      return stems[n - 1] ?? `${n}`;
    case 'ideographZodiac':
      return branches[n - 1] ?? `${n}`;
    case 'bullet':
    case 'none':
      return '';
    default:
      return /^chinese|^japanese|^taiwanese|ideograph/.test(format) ? chinese(n) : `${n}`;
  }
}
