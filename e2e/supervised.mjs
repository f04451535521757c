// The server under its supervisor as `npm start` runs it, with short pauses, telling the number of each process.
import { serverArgs } from '../scripts/ensure.mjs';
import { supervise } from '../scripts/supervise.mjs';

const { ended, end } = supervise({
  args: serverArgs('main'),
  cwd: process.cwd(),
  env: process.env,
  language: 'en',
  say: console.error,
  begun: (pid) => console.error(`server is process ${pid}`),
  pauses: { first: 50, longest: 1_000, calm: 60_000 },
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => end(signal));
process.exit(await ended);
