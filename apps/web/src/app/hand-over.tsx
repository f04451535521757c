import { loginApi } from '@zhibi/contract/session';
import { Button } from 'antd';
import { createRoot } from 'react-dom/client';
import { useTranslation } from 'react-i18next';
import { call } from '../platform/client.js';
import { Brand } from '../platform/layout/brand.js';
import { notify } from '../platform/notify.js';
import { sourceOf } from '../platform/partner-source.js';
import { asRefusal } from '../platform/refusal.js';
import { session } from '../platform/session-store.js';
import { isTrusted } from '../platform/trusted.js';
import styles from './hand-over.module.css';
import { Theme } from './theme-provider.js';

/** Where the partner wants its people to go when they log out, as far as the partner is one of ours. */
function wayBackOf(query: URLSearchParams): { logoutUrl: string; logoutFrame: string } {
  const trusted = (name: string) => {
    const address = query.get(name) ?? '';
    return address && isTrusted(address) ? address : '';
  };
  return { logoutUrl: trusted('logoutUrl'), logoutFrame: trusted('logoutFrame') };
}

/** Exchanges the pair of the address for a session of its own. A used or old pair leads to the login page, with the reason. */
export async function exchange(pair: { token: string; refreshToken: string }): Promise<void> {
  try {
    const query = new URLSearchParams(location.search);
    session.begin(await call(loginApi.handOver, pair), sourceOf(query.get('source')));
    session.set(wayBackOf(query));
  } catch (error) {
    notify.error(asRefusal(error, session.get().language).message);
  }
}

/** Somebody is signed in already: who is to go on? */
export async function askToReplace(element: HTMLElement): Promise<boolean> {
  const root = createRoot(element);
  const answer = await new Promise<boolean>((resolve) => root.render(<Question onAnswer={resolve} />));
  root.unmount();
  return answer;
}

function Question({ onAnswer }: { onAnswer: (replace: boolean) => void }) {
  const { t } = useTranslation('session');
  return (
    <Theme>
      <main className={styles.page}>
        <Brand size={36} />
        <h1>{t('handOver.title')}</h1>
        <p>{t('handOver.hint')}</p>
        <div>
          <Button onClick={() => onAnswer(false)}>{t('handOver.keep')}</Button>
          <Button type="primary" onClick={() => onAnswer(true)}>
            {t('handOver.replace')}
          </Button>
        </div>
      </main>
    </Theme>
  );
}
