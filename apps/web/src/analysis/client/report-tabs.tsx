import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useSearchParams } from '../../platform/search-params.js';
import styles from './client.module.css';

const tabs = ['statistics', 'ansStatistics', 'stuStatistics', 'wrong'] as const;
type Tab = (typeof tabs)[number];

/** The screens of one homework side by side: the same homework and class, another question to it. */
export function ReportTabs({ now }: { now: Tab }) {
  const { t } = useTranslation('client');
  const [params] = useSearchParams();
  const of = new URLSearchParams([...params].filter(([name]) => ['homework', 'class'].includes(name)));
  return (
    <nav className={styles.tabs} aria-label={t('tabs.label')}>
      {tabs.map((tab) => (
        <Link key={tab} to={`/correction/${tab}?${of}`} aria-current={tab === now ? 'page' : undefined}>
          {t(`tabs.${tab}`)}
        </Link>
      ))}
    </nav>
  );
}
