import type { Message } from '@zhibi/contract/kernel';

/** Said by the web itself, where no server could be reached: the words are fixed by the specification. */
export const networkMessages: Message = { zh: '网络异常', en: 'network error' };
export const timeOutMessages: Message = {
  zh: '请求超时，请稍后再试',
  en: 'The server took too long: please try again',
};
export const retryMessages: Message = { zh: '网络异常，正在重试', en: 'network error, trying again' };
