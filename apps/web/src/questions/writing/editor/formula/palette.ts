import type { SchoolStageId } from '@zhibi/contract/people';
import { signs, type Template, units } from './template.js';

const fraction: Template = { face: '\\frac{a}{b}', put: '\\frac{▢}{▢}' };
const brackets: Template[] = [
  { face: '\\left(x\\right)', put: '\\left(▢\\right)' },
  { face: '\\left[x\\right]', put: '\\left[▢\\right]' },
  { face: '\\left\\{x\\right\\}', put: '\\left\\{▢\\right\\}' },
];
const powers: Template[] = [
  { face: 'x^2', put: '^{2}' },
  { face: 'x^{n}', put: '^{▢}' },
  { face: 'x_{n}', put: '_{▢}' },
];
const roots: Template[] = [
  { face: '\\sqrt{x}', put: '\\sqrt{▢}' },
  { face: '\\sqrt[3]{x}', put: '\\sqrt[3]{▢}' },
];
const absolute: Template = { face: '|x|', put: '\\left|▢\\right|' };
const cases: Template[] = [
  { face: '\\left\\{\\begin{smallmatrix}x\\\\y\\end{smallmatrix}\\right.', put: '\\begin{cases}▢\\\\▢\\end{cases}' },
  {
    face: '\\left\\{\\begin{smallmatrix}x\\\\y\\\\z\\end{smallmatrix}\\right.',
    put: '\\begin{cases}▢\\\\▢\\\\▢\\end{cases}',
  },
];
const vectors: Template[] = [
  { face: '\\vec{a}', put: '\\vec{▢}' },
  { face: '\\overrightarrow{AB}', put: '\\overrightarrow{▢}' },
];
const trigonometry = signs('\\sin', '\\cos', '\\tan');

/** What each stage of school writes, in the order in which it is met. */
const byStage = {
  1: {
    arithmetic: [
      ...signs('+', '-', '\\times', '\\div', '=', '\\approx', '\\ne', '>', '<', ':', '\\%', '\\bigcirc', '\\square'),
      ...brackets,
    ],
    fraction: [
      fraction,
      { face: '1\\frac{a}{b}', put: '▢\\frac{▢}{▢}' },
      { face: '\\dot{3}', put: '\\dot{▢}' },
      { face: 'a^2', put: '^{2}' },
      { face: 'a^3', put: '^{3}' },
      ...signs('\\pi', '\\cdots\\cdots'),
    ],
    unit: [
      ...units('mm', 'cm', 'dm', 'm', 'km', 'cm2', 'dm2', 'm2', 'km2', 'cm3', 'dm3', 'm3', 'mL', 'L', 'g', 'kg', 't'),
      ...units('h', 'min', 's'),
      { face: '^\\circ', put: '^{\\circ}' },
      { face: '^\\circ\\mathrm{C}', put: '^{\\circ}\\mathrm{C}' },
    ],
    shape: signs('\\angle', '\\triangle', '\\perp', '\\parallel', '\\odot'),
  },
  2: {
    structure: [
      fraction,
      ...powers,
      ...roots,
      absolute,
      ...brackets,
      ...cases,
      { face: '\\overline{x}', put: '\\overline{▢}' },
    ],
    relation: signs(
      '=',
      '\\ne',
      '>',
      '<',
      '\\ge',
      '\\le',
      '\\approx',
      '\\pm',
      '\\times',
      '\\div',
      '\\cdot',
      '\\because',
      '\\therefore',
      '\\Rightarrow',
      '\\pi',
      '\\Delta',
    ),
    geometry: [
      ...signs('\\angle', '\\triangle', '\\perp', '\\parallel', '\\cong', '\\sim', '\\odot', '\\parallelogram'),
      { face: '^\\circ', put: '^{\\circ}' },
      { face: '\\overset{\\frown}{AB}', put: '\\overset{\\frown}{▢}' },
      ...vectors,
      ...trigonometry,
      ...signs('\\alpha', '\\beta', '\\theta'),
    ],
    unit: [
      ...units('cm', 'm', 'km', 'cm2', 'm2', 'cm3', 'm3', 'g', 'kg', 's', 'min', 'h', 'N', 'Pa', 'J', 'W', 'V', 'A'),
      ...signs('\\Omega'),
      { face: '\\mathrm{m/s}', put: '\\,\\mathrm{m/s}' },
      { face: '\\mathrm{g/cm}^3', put: '\\,\\mathrm{g/cm}^{3}' },
      { face: '^\\circ\\mathrm{C}', put: '^{\\circ}\\mathrm{C}' },
    ],
  },
  3: {
    structure: [
      fraction,
      ...powers,
      ...roots,
      absolute,
      ...brackets,
      ...cases,
      { face: '\\overline{z}', put: '\\overline{▢}' },
      {
        face: '\\left(\\begin{smallmatrix}a&b\\\\c&d\\end{smallmatrix}\\right)',
        put: '\\begin{pmatrix}▢&▢\\\\▢&▢\\end{pmatrix}',
      },
      {
        face: '\\left|\\begin{smallmatrix}a&b\\\\c&d\\end{smallmatrix}\\right|',
        put: '\\begin{vmatrix}▢&▢\\\\▢&▢\\end{vmatrix}',
      },
    ],
    relation: signs(
      '=',
      '\\ne',
      '\\ge',
      '\\le',
      '\\approx',
      '\\equiv',
      '\\pm',
      '\\times',
      '\\cdot',
      '\\propto',
      '\\infty',
      '\\because',
      '\\therefore',
    ),
    set: signs(
      '\\in',
      '\\notin',
      '\\subseteq',
      '\\subsetneqq',
      '\\cup',
      '\\cap',
      '\\complement',
      '\\varnothing',
      '\\mathbb{R}',
      '\\mathbb{Q}',
      '\\mathbb{Z}',
      '\\mathbb{N}',
      '\\forall',
      '\\exists',
      '\\Rightarrow',
      '\\Leftrightarrow',
    ),
    vector: [
      ...vectors,
      { face: '\\vec{a}\\cdot\\vec{b}', put: '\\vec{▢}\\cdot\\vec{▢}' },
      { face: '\\left|\\vec{a}\\right|', put: '\\left|\\vec{▢}\\right|' },
      ...signs('\\perp', '\\parallel', '\\angle', '\\triangle', '\\odot'),
      { face: '^\\circ', put: '^{\\circ}' },
    ],
    function: [
      ...trigonometry,
      { face: '\\log_a b', put: '\\log_{▢}▢' },
      ...signs('\\ln', '\\lg'),
      { face: '\\sum_{i=1}^{n}', put: '\\sum_{▢}^{▢}' },
      { face: '\\lim_{x\\to0}', put: '\\lim_{▢\\to ▢}' },
      { face: "f'(x)", put: "f'(▢)" },
      { face: '\\int_a^b', put: '\\int_{▢}^{▢}' },
      { face: '\\mathrm{d}x', put: '\\,\\mathrm{d}▢' },
      { face: '\\mathrm{C}_n^m', put: '\\mathrm{C}_{▢}^{▢}' },
      { face: '\\mathrm{A}_n^m', put: '\\mathrm{A}_{▢}^{▢}' },
    ],
    greek: signs(
      '\\alpha',
      '\\beta',
      '\\gamma',
      '\\theta',
      '\\lambda',
      '\\mu',
      '\\rho',
      '\\sigma',
      '\\varphi',
      '\\omega',
      '\\pi',
      '\\Delta',
      '\\Omega',
    ),
  },
} as const satisfies Record<SchoolStageId, Record<string, readonly Template[]>>;

type KeyOf<T> = T extends unknown ? keyof T : never;
export type PaletteGroup = KeyOf<(typeof byStage)[SchoolStageId]>;

/** The groups of a stage in their order. */
export const groupsOf = (stage: SchoolStageId): readonly PaletteGroup[] =>
  Object.keys(byStage[stage]) as PaletteGroup[]; // the keys of the table above

/** What a group of a stage offers. */
export const templatesOf = (stage: SchoolStageId, group: PaletteGroup): readonly Template[] =>
  Object.entries<readonly Template[]>(byStage[stage]).find(([name]) => name === group)?.[1] ?? [];
