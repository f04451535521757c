export { drawFigure, drawOn, svgOf } from './draw-figure.js';
export { readExpression } from './expression.js';
export { type Frame, frameOf, type Spot, workFrameOf } from './frame.js';
