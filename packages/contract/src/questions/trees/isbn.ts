const digitsOf = (text: string): string =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s-]|^ISBN:?/g, '');

/** The check digit of thirteen (ISO 2108: weights 1 and 3). */
const lastOf13 = (first12: string): number =>
  (10 - ([...first12].reduce((sum, digit, at) => sum + Number(digit) * (at % 2 === 0 ? 1 : 3), 0) % 10)) % 10;
/** That of ten: weights 10 to 2, in elevens; X is ten. */
const lastOf10 = (first9: string): string => {
  const rest = (11 - ([...first9].reduce((sum, digit, at) => sum + Number(digit) * (10 - at), 0) % 11)) % 11;
  return rest === 10 ? 'X' : String(rest);
};

/** The thirteen digits of an ISBN however it is typed, also of one with ten; undefined where its check digit is another. */
export function readIsbn(typed: string): string | undefined {
  const digits = digitsOf(typed);
  if (/^97[89]\d{10}$/.test(digits)) return Number(digits[12]) === lastOf13(digits.slice(0, 12)) ? digits : undefined;
  if (!/^\d{9}[\dX]$/.test(digits) || digits[9] !== lastOf10(digits.slice(0, 9))) return undefined;
  const first12 = `978${digits.slice(0, 9)}`;
  return `${first12}${lastOf13(first12)}`;
}
