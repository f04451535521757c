import { withDrawings } from './drawings.js';

/** Three numbers of red, green and blue, as Typst writes them before the operator that takes them as the colour of lines or of areas. */
const COLOUR = /(?<![\d.])([01]?(?:\.\d+)?) ([01]?(?:\.\d+)?) ([01]?(?:\.\d+)?) (scn|SCN|rg|RG)\b/g;

/** Every colour of a drawing as the grey that is as light (Rec. 709): red answers and green squares stay apart from black where they were. */
export const withoutColour = (pdf: Uint8Array): Promise<Uint8Array> =>
  withDrawings(pdf, (drawing) =>
    drawing.replace(COLOUR, (_, red: string, green: string, blue: string, operator: string) => {
      const light = 0.2126 * Number(red) + 0.7152 * Number(green) + 0.0722 * Number(blue);
      const grey = Number(light.toFixed(4));
      return `${grey} ${grey} ${grey} ${operator}`;
    }),
  );
