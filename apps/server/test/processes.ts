import { readdirSync, readFileSync } from 'node:fs';

export interface SeenProcess {
  pid: number;
  /** Of its program, cut by Linux after 15 characters. */
  name: string;
  /** `Z`: defunct, it has ended and nobody has asked how. */
  state: string;
  parent: number;
  session: number;
}

function seen(pid: string): SeenProcess[] {
  try {
    const said = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [state = '', parent, , session] = said.slice(said.lastIndexOf(')') + 2).split(' ');
    const name = said.slice(said.indexOf('(') + 1, said.lastIndexOf(')'));
    return [{ pid: Number(pid), name, state, parent: Number(parent), session: Number(session) }];
  } catch {
    return []; // it has ended meanwhile
  }
}

/** All processes of the machine that Linux tells of. */
export const allProcesses = (): SeenProcess[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap(seen);

/** Reads TypeScript for threads of specifications, which are ended without asking it; the compiled server has none. */
const COMPILER = 'esbuild';

/** The children of this process that have ended without being asked how. */
export const defunctChildren = (): SeenProcess[] =>
  allProcesses().filter(({ parent, state, name }) => parent === process.pid && state === 'Z' && name !== COMPILER);

/** Only Linux shows processes as files. */
export const showsProcesses = process.platform === 'linux';
