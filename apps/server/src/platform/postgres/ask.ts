import { connect, type NetConnectOpts } from 'node:net';

/** The opening question of PostgreSQL's protocol, to which every server and every pooler answers with one letter. */
const ENCRYPTED = Uint8Array.from([0, 0, 0, 8, 4, 210, 22, 47]);

/** Where a server listens: a host's name or the folder of its socket. */
export interface Place {
  host: string;
  port: number;
}

/** Asks whether PostgreSQL answers there; resolves with what went wrong, and with nothing when it answers. */
export function askPostgres({ host, port }: Place, patienceMs: number): Promise<Error | undefined> {
  const at: NetConnectOpts = host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port };
  return new Promise((resolve) => {
    const socket = connect(at, () => socket.write(ENCRYPTED));
    const end = (error?: Error) => {
      clearTimeout(patience);
      socket.destroy();
      resolve(error);
    };
    const patience = setTimeout(() => end(new Error(`nothing answers within ${patienceMs / 1000} s`)), patienceMs);
    socket.once('data', ([letter]) =>
      end(
        letter === 78 || letter === 83 || letter === 69
          ? undefined
          : new Error('something else than PostgreSQL answers'),
      ),
    );
    socket.once('error', end);
    socket.once('close', () => end(new Error('the connection is closed without an answer')));
  });
}
