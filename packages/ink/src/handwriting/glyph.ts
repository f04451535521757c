/** A control point in digit heights: x from the left edge, y from the top (0) to the baseline (1). */
export interface ControlPoint {
  x: number;
  y: number;
  /** The pen turns sharply here instead of running round. */
  corner: boolean;
}
/** The pen movements of one letter, in the order of writing. */
export type Glyph = readonly (readonly ControlPoint[])[];

/**
 * Glyphs are written as `x,y x,y! … / next stroke`, hundredths of a digit height, `!` for a corner. Several of one
 * letter are the ways in which people write it.
 */
export function parseGlyph(text: string): Glyph {
  return text.split('/').map((stroke) =>
    stroke
      .trim()
      .split(/\s+/)
      .map((place) => {
        const [x, y] = place.replace('!', '').split(',').map(Number);
        return { x: (x ?? 0) / 100, y: (y ?? 0) / 100, corner: place.endsWith('!') };
      }),
  );
}

/** The medians of a Chinese character as Make Me a Hanzi gives them: 1024 units, y upwards, the top at 900. */
export type Medians = readonly (readonly (readonly [number, number])[])[];
/** Where Chinese characters come from; undefined for one that the source lacks. */
export type HanziSource = (character: string) => Medians | undefined;

/** Characters stand a little higher and lower than digits. */
const HAN_SIZE = 1.12;

export function glyphFromMedians(medians: Medians): Glyph {
  return medians.map((stroke) =>
    stroke.map(([x, y]) => ({ x: (x / 1024) * HAN_SIZE, y: ((900 - y) / 1024) * HAN_SIZE - 0.06, corner: false })),
  );
}
