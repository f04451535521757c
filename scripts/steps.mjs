// Runs named steps two at a time, as many as the smallest machine has cores; what one says is printed whole when it has ended.
import { spawn } from 'node:child_process';
import { cleanEnv, root } from './ensure.mjs';

const AT_ONCE = 2;

/** How seldom the compiler, which is written in Go, clears its memory: it forgets nothing before its end, and looking cost it half of its time. */
const SELDOM = '400';

/** Answers the names in their order with whether each succeeded. @param {[name: string, args: string[]][]} steps Node's arguments */
export async function runSteps(steps) {
  const results = steps.map(([name]) => [name, false]);
  const waiting = steps.entries();
  const work = async () => {
    for (const [i, [name, args]] of waiting) {
      const begun = Date.now();
      const { passed, said } = await runStep(args);
      console.log(`${said}${passed ? '✓' : '✗'} ${name} (${((Date.now() - begun) / 1000).toFixed(1)} s)`);
      results[i] = [name, passed];
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return results;
}

function runStep(args) {
  return new Promise((resolve) => {
    const env = { GOGC: SELDOM, ...cleanEnv() };
    const child = spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text));
    child.on('close', (code) => resolve({ passed: code === 0, said }));
  });
}
