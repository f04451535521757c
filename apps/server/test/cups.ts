import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const CUPSD = '/usr/sbin/cupsd';
/** Why there is no CUPS to print on here; undefined where there is. */
export const noCups: string | undefined = existsSync(CUPSD) ? undefined : 'needs cupsd (apt-get install cups-daemon)';

export interface Cups {
  server: string;
  address: string;
  /** What its PDF printer has put out, as far as it has come. */
  printed(): Promise<Buffer>;
  close(): Promise<void>;
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const address = probe.address();
  await new Promise<void>((resolve) => probe.close(() => resolve()));
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/** Starts Debian's CUPS in a folder of its own, with one queue that puts PDF into a file as it comes. */
export async function openCups(): Promise<Cups> {
  const folder = await mkdtemp(join(tmpdir(), 'zhibi-cups-'));
  const port = await freePort();
  const at = (name: string) => join(folder, name);
  for (const name of ['root/ppd', 'cache', 'state', 'requests', 'log', 'temporary'])
    await mkdir(at(name), { recursive: true });
  await writeFile(at('cups-files.conf'), filesConf(at));
  await writeFile(at('cupsd.conf'), serverConf(port));
  await writeFile(at('root/printers.conf'), queueConf(at('printed.pdf')));
  // A filter runs as another user than a server of root does: it must be able to reach what it runs.
  await chmod(folder, 0o755);
  await writeFile(at('as-it-comes'), '#!/bin/sh\nexec cat $6\n', { mode: 0o755 });
  await writeFile(at('root/ppd/Office.ppd'), ppdOf(at('as-it-comes')));
  const child = spawn(CUPSD, ['-f', '-c', at('cupsd.conf'), '-s', at('cups-files.conf')], { stdio: 'ignore' });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const server = `ipp://127.0.0.1:${port}`;
  for (let tries = 0; tries < 100 && !(await answers(port)); tries++) await pause(100);
  return {
    server,
    address: `${server}/printers/Office`,
    printed: () => readFile(at('printed.pdf')).catch(() => Buffer.alloc(0)),
    close: async () => {
      child.kill();
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const answers = async (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/`, { method: 'HEAD' }).then(
    () => true,
    () => false,
  );

const filesConf = (at: (name: string) => string): string => `
ServerRoot ${at('root')}
ServerBin /usr/lib/cups
DataDir /usr/share/cups
CacheDir ${at('cache')}
StateDir ${at('state')}
RequestRoot ${at('requests')}
TempDir ${at('temporary')}
ErrorLog ${at('log/error_log')}
AccessLog ${at('log/access_log')}
PageLog ${at('log/page_log')}
Printcap
FileDevice Yes
Sandboxing relaxed
SystemGroup ${userInfo().uid === 0 ? 'root' : 'lpadmin'}
`;

const serverConf = (port: number): string => `
Listen 127.0.0.1:${port}
Browsing Off
WebInterface No
PreserveJobHistory Yes
<Location />
Order allow,deny
Allow 127.0.0.1
</Location>
<Policy default>
<Limit All>
Order deny,allow
</Limit>
</Policy>
`;

const queueConf = (output: string): string => `
<Printer Office>
PrinterId 1
Info Office
DeviceURI file:${output}
State Idle
Accepting Yes
OpPolicy default
ErrorPolicy abort-job
</Printer>
`;

/** A printer of PDF that takes A4 and A3, both sides, in colour, and changes nothing of what it gets. */
const ppdOf = (filter: string): string => `*PPD-Adobe: "4.3"
*FormatVersion: "4.3"
*FileVersion: "1.0"
*LanguageVersion: English
*LanguageEncoding: ISOLatin1
*PCFileName: "OFFICE.PPD"
*Manufacturer: "Zhibi"
*Product: "(PDF)"
*ModelName: "PDF printer"
*ShortNickName: "PDF printer"
*NickName: "PDF printer"
*PSVersion: "(3010.000) 0"
*LanguageLevel: "3"
*ColorDevice: True
*DefaultColorSpace: RGB
*cupsFilter: "application/pdf 0 ${filter}"
*OpenUI *PageSize/Media Size: PickOne
*DefaultPageSize: A4
*PageSize A4/A4: ""
*PageSize A3/A3: ""
*CloseUI: *PageSize
*OpenUI *PageRegion: PickOne
*DefaultPageRegion: A4
*PageRegion A4/A4: ""
*PageRegion A3/A3: ""
*CloseUI: *PageRegion
*DefaultImageableArea: A4
*ImageableArea A4/A4: "0 0 595 842"
*ImageableArea A3/A3: "0 0 842 1191"
*DefaultPaperDimension: A4
*PaperDimension A4/A4: "595 842"
*PaperDimension A3/A3: "842 1191"
*OpenUI *Duplex/Double-Sided Printing: PickOne
*DefaultDuplex: None
*Duplex None/Off: ""
*Duplex DuplexNoTumble/Long: ""
*Duplex DuplexTumble/Short: ""
*CloseUI: *Duplex
`;
