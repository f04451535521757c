/** Pinyin over a character (`EQ \* jc2 \* hps10 \o\ad(\s\up 9(zhòng),重)`), as Word wrote it before it had an element for it. */
export function rubyIn(code: string): { v: string; over: string } | undefined {
  const found = /\\o\s*(?:\\a[lcrd])?\s*\(\s*\\s\s*\\up\s*\d+\s*\(([^()\\]+)\)\s*[,;]\s*([^()\\]+)\)\s*$/i.exec(code);
  const [over, v] = [found?.[1]?.trim() ?? '', found?.[2]?.trim() ?? ''];
  return /^\p{Script=Han}+$/u.test(v) && over !== '' ? { v, over } : undefined;
}

/** A number in a ring (`EQ \o\ac(○,3)`), as Word writes 带圈字符. */
export function circledIn(code: string): string | undefined {
  const found = /\\o\s*\\ac\s*\(\s*[○〇◯]\s*[,;]\s*(\d{1,2})\s*\)\s*$/i.exec(code);
  const number = Number(found?.[1]);
  return number >= 1 && number <= 20 ? String.fromCodePoint(0x245f + number) : undefined;
}
