// How Node reads our TypeScript in specifications: by itself, each file once, with its types left out.
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { transformSync } from 'rolldown/utils';
import { withCompiledThreads } from './compiled-threads.mjs';

const TYPESCRIPT = /^(file:.*\.tsx?)(?:\?.*)?$/;

/** Sources name each other by what a compiler would make of them. */
export function resolve(specifier, context, next) {
  if (/^\.\.?\/.*\.js$/.test(specifier) && TYPESCRIPT.test(context.parentURL ?? '')) {
    for (const ending of ['ts', 'tsx']) {
      const { href } = new URL(specifier.replace(/js$/, ending), context.parentURL);
      if (existsSync(fileURLToPath(href))) return { url: href, format: 'module', shortCircuit: true };
    }
  }
  return next(specifier, context);
}

export function load(url, context, next) {
  const href = TYPESCRIPT.exec(url)?.[1];
  if (href === undefined) return next(url, context);
  const path = fileURLToPath(href);
  const { code, map, errors } = transformSync(path, withCompiledThreads(readFileSync(path, 'utf8'), path), {
    sourcemap: true,
    target: 'node20',
  });
  if (errors.length > 0) throw new SyntaxError(errors.map(({ message }) => message).join('\n'));
  const mapped = Buffer.from(JSON.stringify(map)).toString('base64');
  const source = `${code}\n//# sourceMappingURL=data:application/json;base64,${mapped}`;
  return { format: 'module', shortCircuit: true, source };
}
