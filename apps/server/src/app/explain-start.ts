import { resolve } from 'node:path';
import type { Message } from '@zhibi/contract/kernel';
import { DatabaseError } from '../platform/migrate.js';
import { EngineError } from '../platform/postgres/cluster.js';
import { SettingsError } from '../platform/settings.js';

const room: Message = { zh: '磁盘已满', en: 'the disk is full' };
const rights: Message = { zh: '当前用户没有权限', en: 'this user has no rights there' };
const notFolder: Message = { zh: '它不是文件夹', en: 'it is not a folder' };
const readOnly: Message = { zh: '磁盘是只读的', en: 'the disk is read-only' };

/** What the system says when a folder cannot serve. */
const reasons: Readonly<Record<string, Message>> = {
  ENOSPC: room,
  EDQUOT: room,
  EACCES: rights,
  EPERM: rights,
  ENOTDIR: notFolder,
  EEXIST: notFolder,
  EROFS: readOnly,
};
/** PostgreSQL says the same in words of its own. */
const reasonsInWords: readonly [RegExp, Message][] = [
  [/No space left on device|quota exceeded/i, room],
  [/Permission denied|not permitted|wrong ownership|invalid permissions/i, rights],
  [/Not a directory/i, notFolder],
  [/Read-only file system/i, readOnly],
];

/** One sentence for what the person who started the server can mend; undefined for anything else, which is a bug. */
export function explainStart(error: unknown, env: Record<string, string | undefined>): Message | undefined {
  if (error instanceof SettingsError || error instanceof DatabaseError) return error.reported;
  const folder = resolve(env.DATA_DIR || './data');
  if (error instanceof EngineError) {
    const reason = reasonsInWords.find(([words]) => words.test(error.message))?.[1];
    return reason
      ? ofFolder(folder, reason)
      : { zh: `PostgreSQL 没有启动：${error.message}。`, en: `PostgreSQL did not start: ${error.message}.` };
  }
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return undefined;
  return 'syscall' in error && error.syscall === 'listen'
    ? ofPort(error.code, 'port' in error ? error.port : env.PORT)
    : reasons[error.code] && ofFolder(folder, reasons[error.code] ?? room);
}

const ofFolder = (folder: string, { zh, en }: Message): Message => ({
  zh: `DATA_DIR（${folder}）不能使用：${zh}。`,
  en: `DATA_DIR (${folder}) cannot be used: ${en}.`,
});

function ofPort(code: string, port: unknown): Message | undefined {
  switch (code) {
    case 'EADDRINUSE':
      return {
        zh: `端口 ${port} 已被其他程序占用：请用 PORT 设置另一个端口。`,
        en: `Port ${port} is taken by another program: set PORT to a free one.`,
      };
    case 'EACCES':
      return {
        zh: `当前用户不能使用端口 ${port}：请把 PORT 设为 1024 或以上。`,
        en: `This user may not listen on port ${port}: set PORT to 1024 or above.`,
      };
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return { zh: 'HOST 不是本机的地址。', en: 'HOST is no address of this machine.' };
    default:
      return undefined;
  }
}
