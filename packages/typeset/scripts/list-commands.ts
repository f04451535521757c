// Writes which commands KaTeX and MathJax both set, after each has been taught what the other knows:
// npx tsx packages/typeset/scripts/list-commands.ts
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { supportedByBoth } from './commands.js';

const file = join(import.meta.dirname, '../../content/src/formula/supported.ts');

const said = console.log;
console.log = () => {}; // KaTeX says what it reads when it tries \show
const { commands, environments } = supportedByBoth();
console.log = said;

/** Lines of words that are not too long. */
function lines(words: readonly string[]): string {
  const made: string[] = [''];
  for (const word of words) {
    const last = made.at(-1) ?? '';
    if (last.length + word.length > 140) made.push(word);
    else made[made.length - 1] = last === '' ? word : `${last} ${word}`;
  }
  return made.join('\n  ');
}

const letters = commands.filter((name) => /^[A-Za-z]/.test(name));
const signs = commands.filter((name) => !/^[A-Za-z]/.test(name)).join('');
writeFileSync(
  file,
  `// Written by packages/typeset/scripts/list-commands.ts, which tries every command that KaTeX or MathJax knows.

/** Commands that are set alike on the screen and on paper; those of one sign, then those of letters. */
export const supportedCommands: ReadonlySet<string> = new Set([
  ...${JSON.stringify(signs)},
  ...\`${lines(letters)}\`.split(/\\s+/),
]);

/** What may stand between \\\\begin and \\\\end. */
export const supportedEnvironments: ReadonlySet<string> = new Set(
  \`${lines(environments)}\`.split(
    /\\s+/,
  ),
);
`,
);
console.log(`${commands.length} commands, ${environments.length} environments`);
