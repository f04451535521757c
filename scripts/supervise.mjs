// Keeps a program running: whatever ends it, it comes back, with growing pauses. Only its own good end, a wrong setting at its first start,
// or whoever started us ends it for good.
import { spawn } from 'node:child_process';

/** What the program ends with when a person has to mend something first (EX_CONFIG). */
const TO_BE_MENDED = 78;
/** When it asks to be started again, because its database has ended (EX_TEMPFAIL). */
const AGAIN = 75;
/** After a fault of its own, which it has logged whole (EX_SOFTWARE). */
const FAULT = 70;

const words = {
  again: ['数据库已结束，服务器随之重新启动', 'its database has ended'],
  fault: ['服务器内部出错（详见日志）', 'the server had a fault (the log tells)'],
  killed: [
    '服务器被系统或他人强行结束（常因内存不足）',
    'the server was killed from outside (often for want of memory)',
  ],
  memory: ['服务器内存耗尽', 'the server ran out of memory'],
  other: ['服务器意外结束', 'the server ended unexpectedly'],
};
const reasonOf = (code, signal) => {
  if (code === AGAIN) return words.again;
  if (code === FAULT) return words.fault;
  if (signal === 'SIGKILL') return words.killed;
  return signal === 'SIGABRT' || code === 134 ? words.memory : words.other;
};

/**
 * Runs `args` of Node until it ends for good; resolves with the code to end with. `pauses`: the first, the longest, and after how long a
 * life the next pause is the first again, in ms. `begun` hears the number of each process.
 */
export function supervise({
  args,
  env,
  cwd,
  language,
  say,
  begun: reported = () => undefined,
  pauses = { first: 1_000, longest: 60_000, calm: 60_000 },
}) {
  const patienceMs = 15_000;
  let [child, ending, wasUp, pause, waiting] = [undefined, undefined, false, pauses.first, undefined];
  let end;
  const ended = new Promise((resolve) => {
    const begin = () => {
      const begun = Date.now();
      waiting = undefined;
      child = spawn(process.execPath, args, { cwd, env, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
      reported(child.pid);
      child.on('message', (message) => {
        if (message === 'up') wasUp = true;
      });
      child.on('exit', (code, signal) => {
        child = undefined;
        if (ending || code === 0 || (code === TO_BE_MENDED && !wasUp)) return resolve(code ?? 1);
        if (Date.now() - begun > pauses.calm) pause = pauses.first;
        const seconds = Math.max(1, Math.round(pause / 1000));
        const [zh, en] = reasonOf(code, signal);
        const how = signal ?? code;
        say(
          language === 'zh'
            ? `${zh}（${how}），${seconds} 秒后重新启动。`
            : `${en} (${how}): it starts again in ${seconds} s.`,
        );
        waiting = setTimeout(begin, pause);
        pause = Math.min(pause * 2, pauses.longest);
      });
    };
    /** Ends everything, at once; asked twice, or not heard in time, by force. */
    end = (signal) => {
      if (waiting !== undefined) {
        clearTimeout(waiting);
        resolve(0);
      }
      if (child === undefined) return;
      if (ending) child.kill('SIGKILL');
      else {
        child.kill(signal);
        setTimeout(() => child?.kill('SIGKILL'), patienceMs).unref();
      }
      ending = true;
    };
    begin();
  });
  return { ended, end };
}
