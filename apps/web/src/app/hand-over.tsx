import { sessionApi } from '@zhibi/contract/session';
import { Button } from 'antd';
import { createRoot } from 'react-dom/client';
import { useTranslation } from 'react-i18next';
import { call } from '../platform/client.js';
import { Brand } from '../platform/layout/brand.js';
import { asRefusal } from '../platform/refusal.js';
import { session, sourceOf } from '../platform/session-store.js';
import { tell } from '../platform/tell.js';
import styles from './hand-over.module.css';
import { Theme } from './theme-provider.js';

/** Exchanges the pair of the address for a session of its own. A used or old pair leads to the login page, with the reason. */
export async function exchange(pair: { token: string; refreshToken: string }): Promise<void> {
  try {
    const source = sourceOf(new URLSearchParams(location.search).get('source'));
    session.begin(await call(sessionApi.handOver, pair), source);
  } catch (error) {
    tell.error(asRefusal(error, session.get().language).message);
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
