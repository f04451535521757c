/** A string of Typst: nothing that stands in it is read as markup. */
export const quoted = (text: string): string =>
  `"${[...text].map((sign) => (sign < ' ' ? ' ' : sign === '"' || sign === '\\' ? `\\${sign}` : sign)).join('')}"`;
