import { readdirSync, readFileSync } from 'node:fs';

interface Process {
  pid: number;
  parent: number;
  name: string;
  heldMB: number;
}

/** All processes, as Linux tells them; none elsewhere. */
function processes(): Process[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids.flatMap((pid) => {
    try {
      const status = readFileSync(`/proc/${pid}/status`, 'utf8');
      const said = (field: string) => new RegExp(`^${field}:\\s+(\\S+)`, 'm').exec(status)?.[1] ?? '';
      const heldMB = Number(said('VmRSS')) / 1024;
      return [{ pid: Number(pid), parent: Number(said('PPid')), name: said('Name'), heldMB }];
    } catch {
      return []; // it has ended meanwhile
    }
  });
}

/** What a process and all that it started hold, in MB: its PostgreSQL apart, whose shared pages are counted once for each of its processes. */
export function memoryOf(root: number): { serverMB: number; each: string; postgresMB: number } {
  const all = processes();
  const below = (pid: number): Process[] =>
    all.filter(({ parent }) => parent === pid).flatMap((one) => [one, ...below(one.pid)]);
  const own = all.filter(({ pid }) => pid === root);
  const started = below(root);
  const isDatabase = ({ name }: Process) => name.startsWith('postgres') || name === 'sh';
  const sum = (list: Process[]) => Math.round(list.reduce((total, { heldMB }) => total + heldMB, 0));
  return {
    serverMB: sum([...own, ...started.filter((one) => !isDatabase(one))]),
    each: [...own, ...started.filter((one) => !isDatabase(one))]
      .map(({ name, heldMB }) => `${name} ${Math.round(heldMB)}`)
      .join(' + '),
    postgresMB: sum(started.filter(isDatabase)),
  };
}
