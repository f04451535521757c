import { type Plugin, parseSync } from 'vite';

/** What the server alone reads of a call or an event: what its documentation says of it, and what a person is told who is refused. */
const SAID_BY_SERVER = new Set(['summary', 'reasons']);

interface Node {
  type: string;
  start: number;
  end: number;
}
interface Property extends Node {
  key?: { name?: string };
  value?: { type: string };
}

/**
 * The contract without what only the server says: no browser asks for the documentation, and words of a refusal come with the answer.
 * A call or event is the object with a summary in words that a function is given; what else is named `reasons` stays. Read as what it is, since
 * words stand in objects on many lines, in names of their own and in both.
 */
export function withoutSaidByServer(source: string): string {
  const { program, errors } = parseSync('contract.ts', source, { lang: 'ts' });
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'));
  const out = declarationsIn(program)
    .flat()
    .filter(({ key }) => SAID_BY_SERVER.has(key?.name ?? ''))
    .sort((a, b) => b.start - a.start);
  return out.reduce((text, { start, end }) => text.slice(0, start) + text.slice(end).replace(/^\s*,/, ''), source);
}

/** The properties of each object with a summary that a function is given. */
function declarationsIn(node: unknown): Property[][] {
  if (Array.isArray(node)) return node.flatMap(declarationsIn);
  if (typeof node !== 'object' || node === null) return [];
  const within = Object.values(node).flatMap(declarationsIn);
  const { type, arguments: given } = node as { type?: string; arguments?: { type: string; properties: Property[] }[] }; // as: of a syntax tree
  const [first] = type === 'CallExpression' ? (given ?? []) : [];
  const isDeclaration = first?.type === 'ObjectExpression' && first.properties.some(isSummary);
  return isDeclaration ? [first.properties, ...within] : within;
}

const isSummary = ({ key, value }: Property): boolean => key?.name === 'summary' && value?.type === 'Literal';

/** Leaves it out of what a browser is sent. */
export const withoutWordsOfServer = (): Plugin => ({
  name: 'without-words-of-server',
  apply: 'build',
  enforce: 'pre',
  transform(code, id) {
    if (!/[\\/]packages[\\/]contract[\\/]src[\\/].*\.ts$/.test(id)) return;
    return { code: withoutSaidByServer(code), map: null };
  },
});
