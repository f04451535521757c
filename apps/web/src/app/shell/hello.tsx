import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Face, useUser } from '../../people/index.js';
import { formatDay, nowStamp } from '../../platform/time.js';
import { TouchHead } from '../../platform/touch/touch-head.js';
import { hourGreeting } from './greeting.js';
import styles from './hello.module.css';
import { RoleSwitcher } from './switchers.js';

const Notices = lazy(async () => {
  const { Notices } = await (await import('../../homework/index.js')).loadNotices();
  return { default: Notices };
});

/** A student comes in: the greeting, the welcome line, what is new, and the own face. */
export function Hello() {
  const { t } = useTranslation('app');
  const { name, fileId } = useUser();
  const now = nowStamp();
  return (
    <TouchHead
      title={t(`greeting.${hourGreeting(Number(now.slice(8, 10)))}`, { name: t('greeting.student', { name }) })}
      note={t('welcome', { day: formatDay(now) })}
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
