import { type AddressInfo, createServer } from 'node:net';

/** A mail as it arrived. */
interface Mail {
  to: string;
  subject: string;
  text: string;
}

/** A mail server that keeps what it was sent; `refuse` makes it take none so often. */
export async function openMailService() {
  const mails: Mail[] = [];
  let refusals = 0;
  const server = createServer((socket) => {
    socket.write('220 mail.test\r\n');
    let to = '';
    let content: string | undefined;
    socket.on('data', (bytes) => {
      const text = bytes.toString();
      if (content !== undefined) {
        content += text;
        if (!content.endsWith('\r\n.\r\n')) return;
        mails.push({ to, ...read(content) });
        content = undefined;
        return socket.write('250 taken\r\n');
      }
      const wanted = /^RCPT TO:<([^>]*)>/i.exec(text)?.[1];
      if (wanted !== undefined) to = wanted;
      if (wanted !== undefined && refusals > 0) {
        refusals--;
        return socket.write('451 later\r\n');
      }
      if (!text.startsWith('DATA')) return socket.write('250 ok\r\n');
      content = '';
      return socket.write('354 go on\r\n');
    });
    socket.on('error', () => undefined);
  });
  await new Promise<void>((ready) => void server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo; // as: it listens on a port
  return {
    url: `smtp://127.0.0.1:${port}`,
    to: (address: string) => mails.filter((one) => one.to === address),
    refuse: (times: number) => {
      refusals = times;
    },
    close: () => new Promise<void>((closed) => server.close(() => closed())),
  };
}

/** The subject and the words of a mail of one plain part. */
function read(content: string): { subject: string; text: string } {
  const [head = '', ...rest] = content.replace(/\r\n\.\r\n$/, '').split('\r\n\r\n');
  const body = rest.join('\r\n\r\n');
  const unfolded = head.replace(/\r\n[ \t]+/g, ' ');
  const isBase64 = /^content-transfer-encoding: base64/im.test(unfolded);
  return {
    subject: words(/^subject: (.*)$/im.exec(unfolded)?.[1] ?? ''),
    text: isBase64 ? Buffer.from(body, 'base64').toString('utf8') : quotedWords(body.replace(/=\r\n/g, '')),
  };
}

const quotedWords = (text: string): string =>
  Buffer.from(
    text.replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
    'latin1',
  ).toString('utf8');

/** A head's words, written as =?UTF-8?B?…?= or =?UTF-8?Q?…?=. */
const words = (head: string): string =>
  head
    .replace(/\?= =\?/g, '?==?')
    .replace(/=\?UTF-8\?([BQ])\?([^?]*)\?=/gi, (_, how: string, of: string) =>
      how.toUpperCase() === 'B' ? Buffer.from(of, 'base64').toString('utf8') : quotedWords(of.replaceAll('_', ' ')),
    );
