import type { Log } from '../log.js';
import { type CodeMessage, type CodeSender, SendError, textOf } from './sender.js';

const isCode = /^\d{4}$/;

/** The default where no service is set: the sentence stands in the server's log, for whoever runs it. Only ever four digits of code. */
export class LogSender implements CodeSender {
  constructor(private readonly log: Log) {}

  async send(message: CodeMessage): Promise<void> {
    if (!isCode.test(message.code)) throw new SendError('only a code of four digits may be sent');
    this.log.info({ endOfPhone: `…${message.phone.slice(-4)}`, purpose: message.purpose }, textOf(message));
  }
}
