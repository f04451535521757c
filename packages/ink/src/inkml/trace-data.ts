/** What a channel says at one point; null where it says that it knows nothing (`?`). */
export type Value = number | boolean | null;

type Order = '!' | "'" | '"';

interface Channel {
  order: Order;
  value: Value;
  velocity: number;
}

/** A comma ends a point. `!` explicit, `'` difference to the point before, `"` difference of that; then a number, a truth, `*` the same again, `?`. */
const token =
  /\s*(?:(,)|([!'"])?\s*(?:([*?TF])|(-?)\s*(?:#([0-9A-Fa-f]+)|((?:[0-9]+(?:\.[0-9]*)?|\.[0-9]+)(?:[eE][+-]?[0-9]+)?))))/y;

/**
 * The points of a `<trace>` (W3C InkML, 3.2.1): values by channel, a comma between points. A sign before a value says how it and all
 * that follow in its channel are written, until another sign stands there. @param least channels that every point has @param most with
 * those that are only there sometimes. Undefined where it is no trace data.
 */
export function readTraceData(text: string, least: number, most: number): Value[][] | undefined {
  const channels = Array.from({ length: most }, (): Channel => ({ order: '!', value: null, velocity: 0 }));
  const end = text.trimEnd().length;
  const points: Value[][] = [];
  let point: Value[] = [];
  const isWhole = () => point.length === 0 || point.length >= least;
  for (let at = 0; at < end; at = token.lastIndex) {
    token.lastIndex = at;
    const [, comma, order, word, sign, hex, decimal] = token.exec(text) ?? [];
    if (token.lastIndex === 0) return undefined;
    if (comma !== undefined) {
      if (!isWhole()) return undefined;
      if (point.length > 0) points.push(point);
      point = [];
      continue;
    }
    const channel = channels[point.length];
    if (channel === undefined) return undefined;
    if (order === '!' || order === "'" || order === '"') channel.order = order;
    if (word !== undefined) point.push(told(channel, word));
    else {
      const size = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
      point.push(moved(channel, sign === '-' ? -size : size));
    }
  }
  if (!isWhole()) return undefined;
  return point.length > 0 ? [...points, point] : points;
}

function told(channel: Channel, word: string): Value {
  if (word === '?') return null;
  if (word !== '*') channel.value = word === 'T';
  channel.velocity = 0;
  return channel.value;
}

function moved(channel: Channel, size: number): number {
  const before = typeof channel.value === 'number' ? channel.value : 0;
  if (channel.order === '!') channel.velocity = typeof channel.value === 'number' ? size - before : 0;
  else channel.velocity = channel.order === "'" ? size : channel.velocity + size;
  const value = channel.order === '!' ? size : before + channel.velocity;
  channel.value = value;
  return value;
}
