import { useQueryClient } from '@tanstack/react-query';
import type { LoginAnswer } from '@zhibi/contract/session';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { Brand } from '../../platform/layout/brand.js';
import { session, sourceOf } from '../../platform/session-store.js';
import { safeRedirect } from '../address.js';
import { AccountForm } from './account-form.js';
import { type Choices, Chooser } from './chooser.js';
import illustration from './illustration.svg';
import { LanguageLinks } from './language-links.js';
import styles from './page.module.css';

/** The door of the product: school people, or with `?admin=true` the staff of organisation, operations and print. */
export function Page() {
  const { t } = useTranslation('session');
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [choices, setChoices] = useState<Choices | null>(null);
  const isAdmin = query.get('admin') === 'true';
  const door = isAdmin ? 'school' : 'admin';

  const enter = (answer: LoginAnswer) => {
    if ('choices' in answer) return setChoices(answer);
    queries.clear();
    session.begin(answer, sourceOf(query.get('source')));
    void navigate(safeRedirect(query.get('redirect')), { replace: true });
  };

  return (
    <div className={styles.login}>
      <section className={styles.left}>
        <Brand size={36} />
        <img className={styles.art} src={illustration} alt="" />
        <div className={styles.line}>
          <p>{t('line.title')}</p>
          <p>{t('line.note')}</p>
        </div>
      </section>
      <main className={styles.right}>
        <LanguageLinks />
        <div className={styles.form}>
          <h1>{choices ? t('choose.title') : t(isAdmin ? 'admin.title' : 'title')}</h1>
          <p>{choices ? t('choose.hint') : t(isAdmin ? 'admin.hint' : 'hint')}</p>
          {choices ? (
            <Chooser choices={choices} onAnswer={enter} onBack={() => setChoices(null)} />
          ) : (
            <>
              <div role="tablist" className={styles.tabs}>
                <button type="button" role="tab" id="tab-account" aria-selected="true" aria-controls="panel-account">
                  {t('tab.account')}
                </button>
              </div>
              <div role="tabpanel" id="panel-account" aria-labelledby="tab-account">
                <AccountForm key={door} isAdmin={isAdmin} onAnswer={enter} />
              </div>
            </>
          )}
        </div>
        <footer>
          {t(`door.${door}`)} <Link to={isAdmin ? '/login' : '/login?admin=true'}>{t(`door.${door}Link`)}</Link>{' '}
          {t(`door.${door}After`)}
        </footer>
      </main>
    </div>
  );
}
