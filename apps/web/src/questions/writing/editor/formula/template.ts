/** What the palette offers: a face in LaTeX, and what is put in; each `▢` is a place to fill in. */
export interface Template {
  face: string;
  put: string;
}

/** Signs that are put in as they look. */
export const signs = (...faces: string[]): Template[] => faces.map((face) => ({ face, put: `${face} ` }));

/** Units as books print them: upright, a little apart from their number. */
export const units = (...names: string[]): Template[] =>
  names.map((name) => {
    const [, letters = name, power] = /^([^\d]+)(\d)?$/.exec(name) ?? [];
    const face = `\\mathrm{${letters}}${power === undefined ? '' : `^{${power}}`}`;
    return { face, put: `\\,${face}` };
  });

/** A template put into LaTeX in place of what is chosen; what was chosen goes where the writing would go on. */
export function insertTemplate(
  text: string,
  { from, to }: { from: number; to: number },
  put: string,
): { text: string; cursor: number } {
  const chosen = text.slice(from, to);
  const gap = put.indexOf('▢');
  const filled = put.replace('▢', chosen).replaceAll('▢', '');
  const cursor = gap < 0 ? from + filled.length : from + gap + chosen.length;
  return { text: text.slice(0, from) + filled + text.slice(to), cursor };
}

/** The same for MathLive: what is chosen, or the place to write, and the places that follow. */
export const fieldTemplate = (put: string): string => put.replace('▢', '#0').replaceAll('▢', '#?');
