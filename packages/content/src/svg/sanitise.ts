import { readStrictXml, type XmlElement, type XmlNode } from '@zhibi/files/xml/strict';
import {
  drawingElements,
  geometry,
  isInReach,
  isPlainValue,
  localReference,
  presentation,
  textElements,
} from './allowed.js';
import { tameReferences } from './references.js';
import { writeXml } from './write-xml.js';

/** The contract stores at most so many characters. */
const longestSvg = 200_000;
const limits = { deepest: 64, nodes: 20_000 };
const namespace = 'http://www.w3.org/2000/svg';

/** A drawing made twice, and a gradient that takes the colours of another. */
const linkingElements = new Set(['use', 'linearGradient', 'radialGradient']);

const scoped = (id: string, scope: string): string => `${scope}-${id.replace(/^g[0-9a-z]*-/, '')}`;

function cleanValue(name: string, value: string, scope: string): string | undefined {
  const reference = localReference.exec(value.trim())?.[1];
  if (reference !== undefined) return `url(#${scoped(reference, scope)})`;
  if (name === 'id') return /^[\w.:-]{1,100}$/.test(value) ? scoped(value, scope) : undefined;
  return isPlainValue(value) && isInReach(name, value) ? value : undefined;
}

const declarations = (style: string): [string, string][] =>
  style.split(';').map((one) => {
    const colon = one.indexOf(':');
    return [one.slice(0, colon).trim(), one.slice(colon + 1).trim()];
  });

function cleanAttributes(element: XmlElement, scope: string): Map<string, string> {
  const kept = new Map<string, string>();
  const keep = (name: string, value: string) => {
    const clean = cleanValue(name, value, scope);
    if (clean !== undefined) kept.set(name, clean);
  };
  for (const [name, value] of element.attributes) {
    const nameOfUse = name === 'id' && element.name === 'use';
    if ((presentation.has(name) || geometry.has(name)) && !nameOfUse) keep(name, value);
    const target = /^#([\w.:-]{1,100})$/.exec(value)?.[1];
    if (target !== undefined && linkingElements.has(element.name) && (name === 'href' || name === 'xlink:href')) {
      kept.set('href', `#${scoped(target, scope)}`);
    }
  }
  for (const [name, value] of declarations(element.attributes.get('style') ?? '')) {
    if (presentation.has(name)) keep(name, value);
  }
  return kept;
}

function clean(element: XmlElement, scope: string): XmlElement {
  const children = element.children.flatMap((child): XmlNode[] => {
    if (typeof child === 'string') return textElements.has(element.name) ? [child] : [];
    return drawingElements.has(child.name) && element.name !== 'use' ? [clean(child, scope)] : [];
  });
  return { name: element.name, attributes: cleanAttributes(element, scope), children };
}

/**
 * The drawing in an SVG and nothing else: allow-listed elements and attributes, no script, style sheet, link, foreign content or
 * reference out of the drawing. Undefined when it is no well-formed SVG, declares entities, is longer than 200,000 characters,
 * deeper than 64 or asks for too much to draw. Idempotent. `scope` begins the ids (`g`, or `g` and letters: one per picture in a page).
 */
export function sanitiseSvg(svg: string, scope = 'g'): string | undefined {
  if (svg.length > longestSvg) return undefined;
  const root = readStrictXml(svg, limits);
  if (root?.name !== 'svg') return undefined;
  const cleaned = clean(root, scope);
  if (!tameReferences(cleaned)) return undefined;
  cleaned.attributes = new Map([['xmlns', namespace], ...cleaned.attributes]);
  const written = writeXml(cleaned);
  return written.length <= longestSvg ? written : undefined;
}
