import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const source = join(import.meta.dirname, '../apps/web/src');
/** Words that are there before anything is drawn, and with the shell. */
const always = new Set(['platform', 'session', 'app', 'people']);

/** What a part says of another domain without having asked for its words: where nobody has read them yet, a person sees the key. */
function notAskedFor(file: string): string[] {
  const text = readFileSync(join(source, file), 'utf8');
  const asked = new Set([...text.matchAll(/useTranslation\('(\w+)'\)/g)].map(([, name]) => name));
  const said = [...text.matchAll(/\bsay\('(\w+):/g)].map(([, name = '']) => name);
  return said.filter((name) => !always.has(name) && !asked.has(name)).map((name) => `${file}: ${name}`);
}

it('what a screen says of another domain, it asks for', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' });
  expect(files.filter((file) => /(?<!\.test)\.tsx$/.test(file)).flatMap(notAskedFor)).toEqual([]);
});
