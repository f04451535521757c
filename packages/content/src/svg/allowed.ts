const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/));

/** Elements that draw. Not in: script, style, foreignObject, image, a, animations, filters, patterns, masks, title and desc (read as HTML inside HTML). */
export const drawingElements = words(`svg g defs symbol use path rect circle ellipse line polyline polygon text tspan
  clipPath marker linearGradient radialGradient stop`);

/** Elements whose text is shown. */
export const textElements = words('text tspan');

/** How things look: also allowed as `style="name: value"`, which is turned into attributes. */
export const presentation =
  words(`fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin
  stroke-miterlimit stroke-dasharray stroke-dashoffset opacity color display visibility overflow vector-effect paint-order
  font-family font-size font-style font-weight text-anchor text-decoration dominant-baseline alignment-baseline baseline-shift
  letter-spacing word-spacing writing-mode stop-color stop-opacity clip-path clip-rule marker-start marker-mid marker-end`);

/** Where things are. */
export const geometry =
  words(`id viewBox width height x y x1 y1 x2 y2 dx dy cx cy r rx ry fx fy d points transform rotate
  textLength lengthAdjust preserveAspectRatio offset gradientUnits gradientTransform spreadMethod clipPathUnits
  markerUnits markerWidth markerHeight refX refY orient`);

/** Attributes of the looks that are lengths, too. */
const lengths = words(
  'stroke-width stroke-miterlimit stroke-dasharray stroke-dashoffset font-size letter-spacing word-spacing',
);
const number = /[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi;
/** Renderers reckon with 32 bits, which tell no two whole numbers apart beyond this; near their largest one circle takes them a minute. */
const FARTHEST = 2 ** 24;

/** Whether every number of a value can be drawn; of what is no place or length, such as a colour, nothing is asked. */
export const isInReach = (name: string, value: string): boolean =>
  name === 'id' ||
  !(geometry.has(name) || lengths.has(name)) ||
  (value.match(number) ?? []).every((one) => Math.abs(Number(one)) <= FARTHEST);

/** `url(#name)`: the only kind of reference, to something in the same drawing. */
export const localReference = /^url\(\s*["']?#([\w.:-]{1,100})["']?\s*\)$/;

const plainValue = /^[\p{L}\p{M}\p{N}\s.,#%()+\-'"_/]*$/u;
const dangerous = /url|expression|script|import|data/i;

/** A value that can only be a number, a colour, a word, a list or a function of them. */
export const isPlainValue = (value: string): boolean =>
  value.length <= 100_000 && plainValue.test(value) && !dangerous.test(value);
