import { decodeStrokes, inkPath, type Stroke } from '@zhibi/ink';

/** Ink of an answer, `page` by page where it goes over several. */
export interface InkOfPage {
  page: number | undefined;
  strokes: Stroke[];
}

const unpacked = (base64: string): Stroke[] => [
  ...decodeStrokes(Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))),
];

/** Ink as the contract sends it, base64 of packed strokes, each headed by its page where there are several; '' is no ink. Throws InkCorrupt on damaged bytes. */
export const unpackPages = (packed: string): InkOfPage[] =>
  packed === ''
    ? []
    : packed.split(' ').map((part) => {
        const [head = '', body] = part.split(':');
        return body === undefined
          ? { page: undefined, strokes: unpacked(head) }
          : { page: Number(head), strokes: unpacked(body) };
      });

export const unpackInk = (packed: string): Stroke[] => unpackPages(packed).flatMap(({ strokes }) => strokes);

/** The whole ink as one path in mm of the page. */
export const inkOutline = (strokes: readonly Stroke[], nibMm: number): string => inkPath(strokes, nibMm);
