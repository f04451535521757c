import type { Language } from '@zhibi/contract/kernel';

/** A code on its way to a phone: nothing else can be said through a sender, so nothing else can leak through one. */
export interface CodeMessage {
  phone: string;
  /** Four digits. */
  code: string;
  purpose: 'login' | 'register' | 'bind' | 'test';
  language: Language;
}

/** Sends text messages. Throws SendError when the message was not taken. */
export interface CodeSender {
  send(message: CodeMessage): Promise<void>;
}

/** A message that was not taken; its text names neither the phone nor the code. */
export class SendError extends Error {}

const sentences = {
  zh: {
    login: (code: string) => `【纸笔】登录验证码 ${code}，5分钟内有效，请勿告诉他人。`,
    register: (code: string) => `【纸笔】注册验证码 ${code}，5分钟内有效，请勿告诉他人。`,
    bind: (code: string) => `【纸笔】绑定手机验证码 ${code}，5分钟内有效，请勿告诉他人。`,
    test: () => '【纸笔】这是一条测试短信，无需理会。',
  },
  en: {
    login: (code: string) => `[Zhibi] Your login code is ${code}, valid for 5 minutes. Do not tell it to anybody.`,
    register: (code: string) =>
      `[Zhibi] Your registration code is ${code}, valid for 5 minutes. Do not tell it to anybody.`,
    bind: (code: string) =>
      `[Zhibi] Your code to bind this phone is ${code}, valid for 5 minutes. Do not tell it to anybody.`,
    test: () => '[Zhibi] This is a test message: nothing need be done.',
  },
} as const;

/** The sentence that arrives on the phone. */
export const textOf = ({ code, purpose, language }: CodeMessage): string => sentences[language][purpose](code);
