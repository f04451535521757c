import { decodeStrokes, inkPath, type Stroke } from '@zhibi/ink';

/** Ink as the contract sends it, base64 of packed strokes; '' is no ink. Throws InkCorrupt on damaged bytes. */
export const unpackInk = (packed: string): Stroke[] =>
  packed ? [...decodeStrokes(Uint8Array.from(atob(packed), (letter) => letter.charCodeAt(0)))] : [];

/** The whole ink as one path in mm of the page. */
export const inkOutline = (strokes: readonly Stroke[], nibMm: number): string => inkPath(strokes, nibMm);
