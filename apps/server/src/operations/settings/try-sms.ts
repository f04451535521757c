import { HttpSender } from '../../platform/messages/http-sender.js';
import type { Settings } from '../../platform/settings.js';
import { fails, notSet, type Tried, whyUnreachable, works } from './words.js';

/** Sends a text message to the phone that was typed. */
export async function trySms({ SMS_URL, SMS_KEY }: Settings, phone: string): Promise<Tried> {
  if (SMS_URL === undefined) return notSet('SMS_URL');
  try {
    await new HttpSender(SMS_URL, SMS_KEY).send({ phone, code: '0000', purpose: 'test', language: 'zh' });
  } catch (error) {
    return whyUnreachable(error, new URL(SMS_URL).host) ?? said(error);
  }
  return works('短信服务接收了测试短信：请查看手机', 'The service took the test message: look at the phone');
}

function said(error: unknown): Tried {
  const status = error instanceof Error ? /\d{3}$/.exec(error.message)?.[0] : undefined;
  if (status === '401' || status === '403')
    return fails(
      `短信服务不接受 SMS_KEY（答复 ${status}）`,
      `The service does not accept SMS_KEY (it answered ${status})`,
    );
  return fails(
    `短信服务没有接收（答复 ${status ?? '--'}）`,
    `The service did not take the message (it answered ${status ?? '--'})`,
  );
}
