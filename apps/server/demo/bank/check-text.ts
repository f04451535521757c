import { formulaHtml } from '@zhibi/content/katex';
import type { Figure } from './model.js';

/** The problem of a formula, or nothing when KaTeX sets it. */
export function formulaProblem(tex: string): string | undefined {
  try {
    formulaHtml(tex);
  } catch (error) {
    return `formula ${tex}: ${error instanceof Error ? error.message : String(error)}`;
  }
  return /\{\{|\}\}\}\}|___|[\u3000-\u303f\uff00-\uffef]/.test(tex)
    ? `formula ${tex}: ruby, blank or Chinese punctuation inside`
    : undefined;
}

/** Splits the authoring form at `$`: even pieces are text, odd ones formulas. */
const pieces = (text: string) => text.split('$');
const plain = (text: string) => pieces(text).filter((_, index) => index % 2 === 0);

export const countBlanks = (text: string) => plain(text).join('$').match(/_{3,}/g)?.length ?? 0;

/** Everything wrong with one text in the authoring form. */
export function textProblems(text: string): string[] {
  const parts = pieces(text);
  if (parts.length % 2 === 0) return [`odd number of $ in: ${text.slice(0, 60)}`];
  const problems = parts.filter((_, index) => index % 2 === 1).flatMap((tex) => formulaProblem(tex) ?? []);
  const rest = plain(text)
    .join('$')
    .replace(/\{\{[^{}|]+\|[^{}|]+\}\}/g, '')
    .replace(/\[\[dot:[^[\]]+\]\]/g, '');
  if (/\{\{|\}\}|\[\[|\]\]|\*\*|\\[a-z]/.test(rest)) problems.push(`stray markup in: ${text.slice(0, 60)}`);
  if (/_{4,}|(?<!_)_{1,2}(?!_)/.test(rest)) problems.push(`a blank is exactly three underscores: ${text.slice(0, 60)}`);
  if (/[\u4e00-\u9fff][,;:?!](?=[\u4e00-\u9fff]|$)/.test(rest))
    problems.push(`half-width punctuation in: ${text.slice(0, 60)}`);
  if (text.trim() !== text || text === '') problems.push(`empty or with outer spaces: ${text.slice(0, 60)}`);
  return problems;
}

const elements = new Set('svg g line polyline polygon path circle ellipse rect text tspan'.split(' '));

/** Everything wrong with a drawing: it must be well-formed, made of plain shapes, and as wide to high as its millimetres say. */
export function figureProblems({ svg, widthMm, heightMm, alt }: Figure): string[] {
  const problems: string[] = alt === '' ? ['figure without alt'] : [];
  const open: string[] = [];
  for (const [whole, slash, name = '', attributes = '', self] of svg.matchAll(
    /<(\/?)([a-z]+)((?:\s+[a-zA-Z-]+(?::[a-z]+)?="[^"<&]*")*)\s*(\/?)>/g,
  )) {
    if (!elements.has(name)) problems.push(`element ${name}`);
    if (/\s(?:on\w+|style|href|class)=/.test(attributes)) problems.push(`attribute in ${whole}`);
    if (/NaN|Infinity|undefined/.test(whole)) problems.push(`broken number in ${whole}`);
    if (slash && open.pop() !== name) problems.push(`unbalanced ${whole}`);
    if (!slash && !self) open.push(name);
  }
  const text = svg.replace(/<[^<>]*>/g, '');
  if (open.length > 0 || /[<>&]/.test(text)) problems.push('not well-formed');
  const [, width, height] = /^<svg [^>]*viewBox="-?[\d.]+ -?[\d.]+ ([\d.]+) ([\d.]+)"/.exec(svg) ?? [];
  if (!width || !height) problems.push('no viewBox');
  else if (Math.abs(Number(width) / Number(height) / (widthMm / heightMm) - 1) > 0.01)
    problems.push('viewBox and millimetres disagree');
  return problems;
}
