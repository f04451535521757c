/** The value of an arithmetic expression as oral exercises print it: `100-36\div4`, `(15+25)\times3`. Throws on anything else. */
export function evaluateArithmetic(latex: string): number {
  const tokens =
    latex
      .replaceAll('\\times', '*')
      .replaceAll('\\div', '/')
      .replaceAll('[', '(')
      .replaceAll(']', ')')
      .match(/\d+(?:\.\d+)?|[-+*/()]|\S/g) ?? [];
  let at = 0;

  const factor = (): number => {
    const token = tokens[at++] ?? '';
    if (token === '-') return -factor();
    if (token === '(') {
      const inner = sum();
      if (tokens[at++] !== ')') throw new Error(`no closing bracket in ${latex}`);
      return inner;
    }
    if (!/^\d/.test(token)) throw new Error(`"${token}" is not arithmetic in ${latex}`);
    return Number(token);
  };
  const product = (): number => {
    let value = factor();
    while (tokens[at] === '*' || tokens[at] === '/') value = tokens[at++] === '*' ? value * factor() : value / factor();
    return value;
  };
  const sum = (): number => {
    let value = product();
    while (tokens[at] === '+' || tokens[at] === '-')
      value = tokens[at++] === '+' ? value + product() : value - product();
    return value;
  };

  const value = sum();
  if (at !== tokens.length) throw new Error(`"${tokens[at]}" is left over in ${latex}`);
  return Number(value.toFixed(9));
}
