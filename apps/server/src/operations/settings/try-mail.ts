import { createMailer } from '../../platform/messages/mail.js';
import type { Settings } from '../../platform/settings.js';
import { fails, notSet, type Tried, whyUnreachable, works } from './words.js';

/** Sends a mail to the address that was typed. */
export async function tryMail(settings: Settings, to: string): Promise<Tried> {
  const { SMTP_URL } = settings;
  if (SMTP_URL === undefined) return notSet('SMTP_URL');
  const mailer = createMailer(settings);
  if (mailer === undefined) return notSet('MAIL_FROM');
  try {
    await mailer.send({
      to,
      subject: '纸笔：测试邮件 · Zhibi: a test',
      text: '这是一封测试邮件：邮件服务可以使用。\nThis is a test: mail works.',
    });
  } catch (error) {
    return whyRefused(error) ?? whyUnreachable(error, new URL(SMTP_URL).host) ?? said(error);
  }
  return works(
    `邮件服务器接收了给 ${to} 的测试邮件：请查看收件箱`,
    `The mail server took the test mail to ${to}: look into its inbox`,
  );
}

/** What mail servers refuse, by the kind that the sender tells. */
function whyRefused(error: unknown): Tried | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EAUTH')
    return fails('邮件服务器不接受用户名或密码', 'The mail server does not accept the user or the password');
  if (code === 'ETLS')
    return fails('邮件服务器不支持所要求的加密', 'The mail server does not offer the encryption that is asked for');
  if (code === 'EENVELOPE' || code === 'EMESSAGE')
    return fails(
      `邮件服务器拒绝了发件人、收件人或内容（${answerOf(error)}）`,
      `The mail server refuses the sender, the recipient or the content (${answerOf(error)})`,
    );
  return undefined;
}

const answerOf = (error: unknown): string =>
  error instanceof Error && 'responseCode' in error && typeof error.responseCode === 'number'
    ? String(error.responseCode)
    : '--';

const said = (error: unknown): Tried =>
  fails(
    `邮件没有发出（邮件服务器答复 ${answerOf(error)}）`,
    `The mail was not sent (the mail server answered ${answerOf(error)})`,
  );
