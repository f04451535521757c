import type { Inline } from '@zhibi/contract/kernel';
import { sanitiseSvg } from '../svg/sanitise.js';

export type Attributes = Record<string, string | undefined>;

const mmPerUnit: Record<string, number | undefined> = {
  '': 25.4 / 96,
  px: 25.4 / 96,
  mm: 1,
  cm: 10,
  pt: 25.4 / 72,
  in: 25.4,
};
const usual = { widthMm: 60, heightMm: 40 };
const largest = { widthMm: 180, heightMm: 260 };

/** A length of HTML or SVG in mm; undefined for percentages and nonsense. */
function lengthMm(text: string | undefined): number | undefined {
  const [, number, unit = ''] = /^\s*(\d{1,6}(?:\.\d{1,6})?)\s*([a-z]*)\s*$/i.exec(text ?? '') ?? [];
  const length = Number(number) * (mmPerUnit[unit.toLowerCase()] ?? Number.NaN);
  return length > 0 ? length : undefined;
}

const styled = (attributes: Attributes, name: string): string | undefined =>
  new RegExp(`(?:^|;)\\s*${name}\\s*:\\s*([^;]+)`, 'i').exec(attributes.style ?? '')?.[1];

function drawnSize(svg: string): { widthMm?: number; heightMm?: number } {
  const root = /<svg[^>]*>/.exec(svg)?.[0] ?? '';
  const attribute = (name: string): string | undefined => new RegExp(`\\s${name}="([^"]*)"`).exec(root)?.[1];
  const [, , width, height] = (attribute('viewBox') ?? '').trim().split(/[\s,]+/);
  return {
    widthMm: lengthMm(attribute('width')) ?? lengthMm(width),
    heightMm: lengthMm(attribute('height')) ?? lengthMm(height),
  };
}

function sizeOf(attributes: Attributes, svg: string | undefined): { widthMm: number; heightMm: number } {
  const drawn = svg === undefined ? {} : drawnSize(svg);
  const ratio = (drawn.heightMm ?? usual.heightMm) / (drawn.widthMm ?? usual.widthMm);
  const width = lengthMm(styled(attributes, 'width') ?? attributes.width);
  const height = lengthMm(styled(attributes, 'height') ?? attributes.height);
  const widthMm = width ?? (height === undefined ? (drawn.widthMm ?? usual.widthMm) : height / ratio);
  const heightMm = height ?? widthMm * ratio;
  const shrink = Math.min(1, largest.widthMm / widthMm, largest.heightMm / heightMm);
  const rounded = (length: number): number => Math.max(0.1, Math.round(length * shrink * 100) / 100);
  return { widthMm: rounded(widthMm), heightMm: rounded(heightMm) };
}

function svgFrom(src: string): string | undefined {
  const [, parameters, content] = /^data:image\/svg\+xml((?:;[\w=-]+)*),([\s\S]*)$/i.exec(src) ?? [];
  if (parameters === undefined || content === undefined) return undefined;
  try {
    if (!/;base64$/i.test(parameters)) return sanitiseSvg(decodeURIComponent(content));
    const bytes = Uint8Array.from(atob(content.trim()), (char) => char.charCodeAt(0));
    return sanitiseSvg(new TextDecoder().decode(bytes));
  } catch {
    // A data URL that does not decode is no picture; the reader promises not to throw on what others wrote.
    return undefined;
  }
}

/** An `<img>` that is drawn in the page (`data:image/svg+xml`) or kept in the file store (`file:ID`); its words for any other. */
export function imageFrom(attributes: Attributes): Inline {
  const { src = '', alt = '' } = attributes;
  const fileId = /^file:([\w-]{1,100})$/.exec(src)?.[1];
  if (fileId !== undefined)
    return { t: 'image', source: { kind: 'file', fileId }, ...sizeOf(attributes, undefined), alt };
  const svg = svgFrom(src);
  if (svg === undefined) return { t: 'text', v: alt };
  return { t: 'image', source: { kind: 'svg', svg }, ...sizeOf(attributes, svg), alt };
}
