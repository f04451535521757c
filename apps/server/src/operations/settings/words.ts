import type { Message } from '@zhibi/contract/kernel';

/** What came of trying a service. */
export interface Tried {
  works: boolean;
  words: Message;
}

export const works = (zh: string, en: string): Tried => ({ works: true, words: { zh, en } });
export const fails = (zh: string, en: string): Tried => ({ works: false, words: { zh, en } });
export const notSet = (name: string): Tried => fails(`没有设置 ${name}`, `${name} is not set`);

const CERTIFICATE = /^(CERT_|ERR_TLS|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_|ERR_SSL|EPROTO|HOSTNAME_MISMATCH)/;

/** Why a host could not be spoken to, in words: what the network or the certificate says. Undefined where it is something else. */
export function whyUnreachable(error: unknown, host: string): Tried | undefined {
  for (const code of codesOf(error)) {
    if (code === 'ENOTFOUND' || code === 'EAI_AGAIN' || code === 'EDNS')
      return fails(`找不到主机 ${host}：请检查地址和 DNS`, `There is no host ${host}: check the address and the DNS`);
    if (code === 'ECONNREFUSED')
      return fails(
        `${host} 拒绝连接：服务没有启动，或端口不对`,
        `${host} refuses the connection: the service does not run, or the port is another one`,
      );
    if (['ETIMEDOUT', 'TimeoutError', 'AbortError', 'UND_ERR_CONNECT_TIMEOUT'].includes(code))
      return fails(
        `${host} 没有在限定时间内回答：可能被防火墙拦住`,
        `${host} did not answer in time: a firewall may stand between`,
      );
    if (['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET'].includes(code))
      return fails(
        `${host} 断开了连接：可能要用加密连接（或不该用）`,
        `${host} broke the connection off: it may want an encrypted one (or none)`,
      );
    if (['EHOSTUNREACH', 'ENETUNREACH', 'EACCES'].includes(code))
      return fails(`无法到达 ${host}：请检查网络`, `${host} cannot be reached: check the network`);
    if (CERTIFICATE.test(code))
      return fails(
        `${host} 的证书不被信任，或不支持加密连接`,
        `The certificate of ${host} is not trusted, or it does not speak TLS`,
      );
  }
  return undefined;
}

/** The words that an error and its causes are known by, the innermost first. */
function codesOf(error: unknown, depth = 0): string[] {
  if (!(error instanceof Error) || depth > 4) return [];
  const inner = error instanceof AggregateError ? error.errors : [error.cause];
  const own = [(error as NodeJS.ErrnoException).code, error.name]; // as: those of the system have one
  return [...inner.flatMap((one) => codesOf(one, depth + 1)), ...own.filter((code) => typeof code === 'string')];
}
