import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../people/index.js';
import { hourGreeting, keepGreeted } from '../../platform/greeting.js';
import { formatDay, nowStamp } from '../../platform/time.js';
import styles from './top-bar.module.css';

/** The greeting to the person and the welcome line; quieter where it stands beside the way back. */
export function Welcome({ isBeside = false }: { isBeside?: boolean }) {
  const { t } = useTranslation('app');
  const user = useUser();
  const now = nowStamp();
  const form = user.currentRole === 'TEACHER' ? 'teacher' : user.currentRole === 'STUDENT' ? 'student' : null;
  const name = form ? t(`greeting.${form}`, { name: user.name }) : user.name;
  // Kept for the first picture of the next visit, which no script has drawn.
  useEffect(() => keepGreeted(name), [name]);
  return (
    <span className={isBeside ? styles.greeting : styles.welcome}>
      <b>{t(`greeting.${hourGreeting(Number(now.slice(8, 10)))}`, { name })}</b>
      <span>{t('welcome', { day: formatDay(now) })}</span>
    </span>
  );
}
