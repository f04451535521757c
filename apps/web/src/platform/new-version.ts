import type { Message } from '@zhibi/contract/kernel';
import { notify } from './notify.js';
import { session } from './session-store.js';

const words = {
  first: {
    zh: '系统有新版本，刷新后才能继续。写的还没有保存完。',
    en: 'A new version is here. What you wrote is not saved yet.',
  },
  again: {
    zh: '还没有保存：等网络恢复，再点一次。',
    en: 'Not saved: wait for the network, then press again.',
  },
  save: { zh: '保存并刷新', en: 'Save and reload' },
  reloaded: {
    zh: '系统有新版本，页面已刷新，写的内容还在',
    en: 'A new version: reloaded, and what you wrote is kept',
  },
} satisfies Record<string, Message>;

const BAR = 'position:fixed;inset:auto 0 0;z-index:3000;padding:12px;text-align:center;background:#1d4ed8;color:#fff';
const BUTTON = 'min-height:44px;margin:0 12px';

let asking: Promise<void> | undefined;

/** Says at the foot of the window that what was written is to be saved, until its button is pressed. No code is fetched for it: there is none. */
export function askToSave(isAgain: boolean): Promise<void> {
  asking ??= new Promise<void>((resolve) => {
    const { language } = session.get();
    const bar = document.createElement('div');
    bar.setAttribute('role', 'alert');
    bar.style.cssText = BAR;
    const button = Object.assign(document.createElement('button'), {
      type: 'button',
      textContent: words.save[language],
    });
    button.style.cssText = BUTTON;
    const text = Object.assign(document.createElement('span'), {
      textContent: words[isAgain ? 'again' : 'first'][language],
    });
    button.onclick = () => {
      bar.remove();
      asking = undefined;
      resolve();
    };
    bar.append(text, button);
    document.body.append(bar);
  });
  return asking;
}

const WHY = 'reloadedFor';

/** The page that begins next says why. */
export const sayAfterReload = (): void => sessionStorage.setItem(WHY, 'code');

/** Says why this page began anew, where the one before asked for it. */
export function tellWhyReloaded(): void {
  if (sessionStorage.getItem(WHY) === null) return;
  sessionStorage.removeItem(WHY);
  notify.warn(words.reloaded[session.get().language]);
}
