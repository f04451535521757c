import { Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { loadNotices } from '../../homework/index.js';
import { Face, useUser } from '../../people/index.js';
import { hourGreeting, keepGreeted } from '../../platform/greeting.js';
import { lazily } from '../../platform/lazily.js';
import { formatDay, nowStamp } from '../../platform/time.js';
import { TouchHead } from '../../platform/touch/touch-head.js';
import styles from './hello.module.css';
import { RoleSwitcher } from './switchers.js';

const Notices = lazily(() => loadNotices().then(({ Notices }) => Notices));

function useGreeting() {
  const { t } = useTranslation('app');
  const { name } = useUser();
  const now = nowStamp();
  const called = t('greeting.student', { name });
  const greeting = t(`greeting.${hourGreeting(Number(now.slice(8, 10)))}`, { name: called });
  return { called, greeting, welcome: t('welcome', { day: formatDay(now) }) };
}

/** The same greeting in one quiet line over the other screens, where there is room for it: a phone has none. */
export function HelloBeside() {
  const { greeting, welcome } = useGreeting();
  return (
    <p className={styles.beside}>
      <b>{greeting}</b> {welcome}
    </p>
  );
}

/** A student comes in: the greeting, the welcome line, what is new, and the own face. */
export function Hello() {
  const { t } = useTranslation('app');
  const { name, fileId } = useUser();
  const { called, greeting, welcome } = useGreeting();
  // Kept for the first picture of the next visit, which no script has drawn.
  useEffect(() => keepGreeted(called), [called]);
  return (
    <TouchHead
      title={greeting}
      note={welcome}
      tools={
        <>
          <RoleSwitcher />
          <Suspense fallback={<span className={styles.icon} />}>
            <Notices />
          </Suspense>
          <Link to="/user/index" className={styles.icon} aria-label={`${t('tab.me')} ${name}`}>
            <Face name={name} fileId={fileId} size={36} />
          </Link>
        </>
      }
    />
  );
}
