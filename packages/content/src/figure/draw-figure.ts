import type { Figure, ImageSource } from '@zhibi/contract/kernel';
import { drawGeometry } from './draw-geometry.js';
import { drawNumberLine } from './draw-number-line.js';
import { drawPlane } from './draw-plane.js';
import { type Frame, frameOf } from './frame.js';

/** What lies inside of a figure's picture, where a frame says. */
export function drawOn(figure: Figure, frame: Frame): string {
  switch (figure.kind) {
    case 'number-line':
      return drawNumberLine(figure, frame);
    case 'plane':
      return drawPlane(figure, frame);
    case 'geometry':
      return drawGeometry(figure, frame);
  }
}

/** A figure as SVG, one unit a millimetre: the same on screen and paper. It needs no sanitising: labels are escaped, the rest are numbers. */
export function drawFigure(figure: Figure): string {
  const frame = frameOf(figure);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${frame.widthMm} ${frame.heightMm}">${drawOn(figure, frame)}</svg>`;
}

/** The drawing of a picture that is drawn. */
export const svgOf = (source: Exclude<ImageSource, { kind: 'file' }>): string =>
  source.kind === 'figure' ? drawFigure(source.figure) : source.svg;
