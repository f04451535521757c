/** What the formula editor offers: a face in LaTeX, and what is put in; `▢` is where the writing goes on. */
export interface Template {
  face: string;
  put: string;
}

const plain = (...faces: string[]): Template[] => faces.map((face) => ({ face, put: `${face} ` }));

export const palette = {
  structure: [
    { face: '\\frac{a}{b}', put: '\\frac{▢}{}' },
    { face: 'x^{n}', put: '^{▢}' },
    { face: 'x_{n}', put: '_{▢}' },
    { face: '\\sqrt{x}', put: '\\sqrt{▢}' },
    { face: '\\sqrt[3]{x}', put: '\\sqrt[3]{▢}' },
    { face: '|x|', put: '\\left|▢\\right|' },
    { face: '\\left(x\\right)', put: '\\left(▢\\right)' },
    { face: '\\overline{AB}', put: '\\overline{▢}' },
    { face: '\\vec{a}', put: '\\vec{▢}' },
    { face: '\\overset{\\frown}{AB}', put: '\\overset{\\frown}{▢}' },
    { face: '\\begin{cases}x\\\\y\\end{cases}', put: '\\begin{cases}▢\\\\ \\end{cases}' },
    { face: '\\begin{pmatrix}a&b\\\\c&d\\end{pmatrix}', put: '\\begin{pmatrix}▢&\\\\&\\end{pmatrix}' },
  ],
  relation: plain(
    '=',
    '\\ne',
    '\\le',
    '\\ge',
    '\\approx',
    '\\equiv',
    '\\cong',
    '\\sim',
    '\\parallel',
    '\\perp',
    '\\propto',
    '\\Rightarrow',
  ),
  operation: plain(
    '+',
    '-',
    '\\times',
    '\\div',
    '\\pm',
    '\\cdot',
    '\\cup',
    '\\cap',
    '\\in',
    '\\notin',
    '\\subseteq',
    '\\varnothing',
  ),
  geometry: plain(
    '\\angle',
    '\\triangle',
    '\\odot',
    '^\\circ',
    '\\because',
    '\\therefore',
    '\\pi',
    '\\infty',
    '\\sin',
    '\\cos',
    '\\tan',
    '\\log',
  ),
  greek: plain(
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
    '\\Delta',
    '\\Omega',
  ),
  calculus: [
    { face: '\\sum_{i=1}^{n}', put: '\\sum_{▢}^{}' },
    { face: '\\int_a^b', put: '\\int_{▢}^{}' },
    { face: '\\lim_{x\\to0}', put: '\\lim_{▢\\to }' },
    { face: "f'(x)", put: "f'(▢)" },
    { face: '\\mathrm{d}x', put: '\\,\\mathrm{d}▢' },
    { face: '\\ln', put: '\\ln ' },
    { face: 'C_n^m', put: 'C_{▢}^{}' },
    { face: '\\vec{a}\\cdot\\vec{b}', put: '\\vec{▢}\\cdot\\vec{}' },
  ],
  chemistry: [
    { face: '\\mathrm{H_2O}', put: '\\mathrm{▢}' },
    { face: '\\mathrm{SO_4^{2-}}', put: '\\mathrm{▢_{}^{}}' },
    { face: '\\xrightarrow{\\triangle}', put: '\\xrightarrow{▢}' },
    { face: '\\rightleftharpoons', put: '\\rightleftharpoons ' },
    { face: '\\uparrow', put: '\\uparrow ' },
    { face: '\\downarrow', put: '\\downarrow ' },
    { face: '^{12}_{6}\\mathrm{C}', put: '^{▢}_{}\\mathrm{}' },
    { face: '^\\circ\\mathrm{C}', put: '^\\circ\\mathrm{C}' },
  ],
} as const satisfies Record<string, readonly Template[]>;

export type PaletteGroup = keyof typeof palette;

/** A template put in place of what is chosen; what was chosen goes where the writing would go on. */
export function insertTemplate(
  text: string,
  { from, to }: { from: number; to: number },
  put: string,
): { text: string; cursor: number } {
  const chosen = text.slice(from, to);
  const gap = put.indexOf('▢');
  const filled = put.replace('▢', chosen);
  const cursor = gap < 0 ? from + filled.length : from + gap + chosen.length;
  return { text: text.slice(0, from) + filled + text.slice(to), cursor };
}
