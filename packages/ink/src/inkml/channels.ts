import { childOf, type InkElement } from './element.js';
import { mmOf, mmOfResolution, msOf } from './units.js';

/** A place or a measure of a trace: where in a point it stands, and how its values are understood. */
export interface Channel {
  at: number;
  /** By so much is a value multiplied: to mm, or to ms. */
  scale: number;
  min: number;
  max: number | undefined;
}

export interface Channels {
  /** Of how many values a point consists, and of how many at most. */
  least: number;
  most: number;
  x: Channel;
  y: Channel;
  force: Channel | undefined;
  time: Channel | undefined;
  /** Whether it is known how large the ink is. */
  isScaled: boolean;
}

const named = (format: InkElement | undefined): InkElement[] => {
  const regular = (format?.children ?? []).filter(({ name }) => name === 'channel');
  const sometimes = (childOf(format, 'intermittentChannels')?.children ?? []).filter(({ name }) => name === 'channel');
  return [...regular, ...sometimes];
};

const number = (text: string | undefined): number | undefined => {
  const value = Number(text);
  return text === undefined || text.trim() === '' || !Number.isFinite(value) ? undefined : value;
};

/** How points are written: by their format, or X and Y where there is none. Undefined where they have no X and Y. */
export function channelsOf(format: InkElement | undefined, source: InkElement | undefined): Channels | undefined {
  const all = named(format);
  if (all.length === 0) {
    const plain = (at: number): Channel => ({ at, scale: 1, min: 0, max: undefined });
    return { least: 2, most: 2, x: plain(0), y: plain(1), force: undefined, time: undefined, isScaled: false };
  }
  const sometimes = (childOf(format, 'intermittentChannels')?.children ?? []).length;
  const [x, y] = [placed(all, 'X', source), placed(all, 'Y', source)];
  if (x === undefined || y === undefined) return undefined;
  return {
    least: all.length - sometimes,
    most: all.length,
    x: x.channel,
    y: y.channel,
    force: found(all, 'F', () => 1),
    time: found(all, 'T', ({ attributes }) => msOf(attributes.get('units'))),
    isScaled: x.isScaled && y.isScaled,
  };
}

function found(all: readonly InkElement[], name: string, scaleOf: (one: InkElement) => number): Channel | undefined {
  const at = all.findIndex(({ attributes }) => attributes.get('name') === name);
  const one = all[at];
  if (one === undefined) return undefined;
  return {
    at,
    scale: scaleOf(one),
    min: number(one.attributes.get('min')) ?? 0,
    max: number(one.attributes.get('max')),
  };
}

function placed(all: readonly InkElement[], name: string, source: InkElement | undefined) {
  let isScaled = false;
  const channel = found(all, name, ({ attributes }) => {
    const mm = resolutionOf(name, source) ?? mmOf(attributes.get('units'));
    isScaled = mm !== undefined;
    // A direction that runs the other way is turned over.
    return (mm ?? 1) * (attributes.get('orientation') === '-ve' ? -1 : 1);
  });
  return channel && { channel, isScaled };
}

/** What the device says of itself counts before the units of the channel: programs name `cm` there and write thousandths of it. */
function resolutionOf(name: string, source: InkElement | undefined): number | undefined {
  const properties = childOf(source, 'channelProperties')?.children ?? [];
  const told = properties.find(
    ({ attributes }) => attributes.get('channel') === name && attributes.get('name') === 'resolution',
  );
  const value = number(told?.attributes.get('value'));
  return value === undefined ? undefined : mmOfResolution(value, told?.attributes.get('units'));
}
