/** `==[点燃]`: the long sign of an equation with its condition above, as Chinese books write it; mhchem has arrows only. */
const typedEqual = /==(?:\[([^[\]{}$\\]*)\])?/g;
const setEqual = /\$\\xlongequal\{(?:\\text\{([^{}]*)\}|(\\triangle)|~)\}\$/g;
const TRIANGLE = '△';

const conditionOf = (words: string): string => {
  if (words === '') return '~';
  return words === TRIANGLE ? '\\triangle' : `\\text{${words}}`;
};

/** What somebody typed, `2H2 + O2 ==[点燃] 2H2O`, as a formula. */
export const chemistryLatex = (typed: string): string => {
  const inside = typed
    .trim()
    .replace(typedEqual, (_, words = '') => `$\\xlongequal{${conditionOf(String(words).trim())}}$`)
    .replaceAll(`[${TRIANGLE}]`, '[$\\triangle$]')
    .replaceAll('⇌', '<=>')
    .replaceAll('→', '->')
    .replaceAll('·', '*');
  return `\\ce{${inside}}`;
};

/** Whether no brace of a text closes what was opened before it: `A} + \ce{B` is no argument. */
function isOneGroup(inside: string): boolean {
  let depth = 0;
  return [...inside].every((sign) => {
    if (sign === '{') depth++;
    else if (sign === '}') depth--;
    return depth >= 0;
  });
}

/** What was typed for a formula that is one `\ce{…}`; undefined for any other. */
export function typedChemistry(latex: string): string | undefined {
  const [, inside] = /^\s*\\ce\{([\s\S]*)\}\s*$/.exec(latex) ?? [];
  if (inside === undefined || !isOneGroup(inside)) return undefined;
  const typed = inside
    .replace(setEqual, (_, words?: string, triangle?: string) => {
      const condition = triangle === undefined ? words : TRIANGLE;
      return condition === undefined ? '==' : `==[${condition}]`;
    })
    .replaceAll('[$\\triangle$]', `[${TRIANGLE}]`);
  return chemistryLatex(typed) === `\\ce{${inside.trim()}}` ? typed.trim() : undefined;
}

/** What the palette of chemistry types; `▢` is where the writing goes on. */
export const chemistryPalette: readonly { face: string; put: string }[] = [
  { face: '\\ce{H2O}', put: 'H2O' },
  { face: '\\ce{Ba^2+}', put: '^▢+' },
  { face: '\\ce{SO4^2-}', put: '^▢-' },
  { face: '\\ce{$\\xlongequal{~}$}', put: ' == ▢' },
  { face: '\\ce{$\\xlongequal{\\text{点燃}}$}', put: ' ==[点燃] ▢' },
  { face: '\\ce{$\\xlongequal{\\triangle}$}', put: ' ==[△] ▢' },
  { face: '\\ce{$\\xlongequal{\\text{高温}}$}', put: ' ==[高温] ▢' },
  { face: '\\ce{$\\xlongequal{\\text{催化剂}}$}', put: ' ==[催化剂] ▢' },
  { face: '\\ce{$\\xlongequal{\\text{通电}}$}', put: ' ==[通电] ▢' },
  { face: '\\ce{->}', put: ' -> ▢' },
  { face: '\\ce{<=>}', put: ' <=> ▢' },
  { face: '\\ce{O2 ^}', put: ' ^' },
  { face: '\\ce{AgCl v}', put: ' v' },
  { face: '\\ce{CuSO4*5H2O}', put: '*' },
  { face: '\\ce{^{14}_{6}C}', put: '^{▢}_{}' },
];
