import { useTranslation } from 'react-i18next';
import { Go } from '../../../platform/layout/go.js';
import { likeOf } from '../../parts/addresses.js';
import { useRecentHomework } from '../../parts/use-homework.js';
import { kindsBesidePapers } from '../kinds.js';
import styles from './publish-drawer.module.css';

/** Beside the papers: everything else that can be given, and the same as last time. */
export function OtherKinds({ isLike }: { isLike: boolean }) {
  const { t } = useTranslation('homework');
  const last = useRecentHomework().data?.items.find(({ status, forSome }) => status !== 'withdrawn' && !forSome);
  return (
    <nav className={styles.kinds} aria-label={t('types.instead')}>
      <span>{t('types.instead')}</span>
      {!isLike && last && <Go to={likeOf(last.homeworkId)}>{t('types.of.like.name')}</Go>}
      {kindsBesidePapers.map(([name, to]) => (
        <Go key={name} to={to}>
          {t(`types.of.${name}.name`)}
        </Go>
      ))}
    </nav>
  );
}
