const escapes: Record<string, string | undefined> = { '"': '\\"', '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };
const special =
  /["\\\p{Cc}\p{Cf}\p{Zl}\p{Zp}]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/gu;

/** Any text as a Typst string literal: nothing in it can end the literal. Half characters become U+FFFD. */
export function typstString(text: string): string {
  const inside = text.replace(special, (sign) => {
    const code = sign.codePointAt(0) ?? 0;
    if (code >= 0xd800 && code <= 0xdfff) return '\\u{fffd}';
    return escapes[sign] ?? `\\u{${code.toString(16)}}`;
  });
  return `"${inside}"`;
}
