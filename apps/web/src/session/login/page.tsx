import { Suspense, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Brand } from '../../platform/layout/brand.js';
import { PlainButton } from '../../platform/layout/plain-button.js';
import { lazily } from '../../platform/lazily.js';
import { sourceOf } from '../../platform/partner-source.js';
import { useSearchParams } from '../../platform/search-params.js';
import { unknownAddress } from '../../platform/unknown-address.js';
import { AccountForm } from './account-form.js';
import illustration from './illustration.svg';
import { LanguageLinks } from './language-links.js';
import { LoginEntry } from './login-entry.js';
import styles from './page.module.css';
import { useEnter } from './use-enter.js';
import { useWeixinReturn } from './use-weixin-return.js';
import { WaysIn } from './ways-in.js';

/** Few accounts enter as several kinds of person, and one registers once. */
const Chooser = lazily(() => import('./chooser.js').then((made) => made.Chooser));
const RegisterForm = lazily(() => import('./register-form.js').then((made) => made.RegisterForm));

/** The login page of the product: school people, or with `?admin=true` the staff of organisation, operations and print. */
export function Page() {
  const { t } = useTranslation('session');
  const { t: words } = useTranslation('platform');
  const unknown = useSyncExternalStore(unknownAddress.subscribe, unknownAddress.get, () => null);
  const [query] = useSearchParams();
  const source = sourceOf(query.get('source'));
  const { choices, bindTicket, enter, startOver } = useEnter(source);
  const weixin = useWeixinReturn(source, enter);
  const isAdmin = query.get('admin') === 'true';
  // `true` from the link of this page, or the code of the slip whose square was scanned.
  const newcomer = isAdmin ? null : query.get('register');

  const view = () => {
    if (choices)
      return (
        <LoginEntry title={t('choose.title')} hint={t('choose.hint')}>
          <Suspense fallback={null}>
            <Chooser choices={choices} onAnswer={enter} onBack={startOver} />
          </Suspense>
        </LoginEntry>
      );
    if (bindTicket)
      return (
        <LoginEntry title={t('weixin.bindTitle')} hint={t('weixin.bindHint')}>
          <AccountForm isAdmin={false} source={source} onAnswer={enter} />
          <PlainButton tone="link" block onClick={startOver}>
            {t('weixin.without')}
          </PlainButton>
        </LoginEntry>
      );
    if (isAdmin)
      return (
        <LoginEntry title={t('admin.title')} hint={t('admin.hint')}>
          <AccountForm key="admin" isAdmin source={source} onAnswer={enter} />
        </LoginEntry>
      );
    if (newcomer)
      return (
        <LoginEntry title={t('register.title')} hint={t('register.hint')}>
          <Suspense fallback={null}>
            <RegisterForm code={newcomer === 'true' ? '' : newcomer} onAnswer={enter} />
          </Suspense>
          <Link className={styles.other} to="/login">
            {t('register.back')}
          </Link>
        </LoginEntry>
      );
    return (
      <LoginEntry title={t('title')} hint={t('hint')}>
        <WaysIn source={source} weixin={weixin} onAnswer={enter} />
        <Link className={styles.other} to="/login?register=true">
          {t('register.link')}
        </Link>
      </LoginEntry>
    );
  };

  const audience = isAdmin ? 'school' : 'admin';
  return (
    <div className={styles.login}>
      <section className={styles.left}>
        <Brand size={36} />
        <img className={styles.art} src={illustration} alt="" loading="lazy" />
        <div className={styles.line}>
          <p>{t('line.title')}</p>
          <p>{t('line.note')}</p>
        </div>
      </section>
      <main className={styles.right}>
        <div>
          <LanguageLinks />
          {unknown?.why === 'unknown' && (
            <p role="status" className={styles.unknown}>
              {words('unknownAddress', { path: unknown.path })}
            </p>
          )}
        </div>
        {view()}
        <footer>
          {t(`door.${audience}`)} <Link to={isAdmin ? '/login' : '/login?admin=true'}>{t(`door.${audience}Link`)}</Link>{' '}
          {t(`door.${audience}After`)}
        </footer>
      </main>
    </div>
  );
}
