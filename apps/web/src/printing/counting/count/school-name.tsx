import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import styles from './pivot.module.css';

/** A school in the summary: it folds out into its grades, and where there is a list of its orders its name leads there. */
export function SchoolName({
  name,
  to,
  isOpen,
  isBusy,
  onFold,
}: {
  name: string;
  to: string | undefined;
  isOpen: boolean;
  isBusy: boolean;
  onFold: () => void;
}) {
  const { t } = useTranslation('counting');
  return (
    <span className={styles.school}>
      <Button
        type="text"
        size="small"
        aria-label={t('count.unfold', { name })}
        aria-expanded={isOpen}
        loading={isOpen && isBusy}
        className={isOpen ? styles.unfolded : undefined}
        onClick={onFold}
      >
        <span aria-hidden className={styles.caret} />
      </Button>
      {to === undefined ? (
        <span translate="no">{name}</span>
      ) : (
        <Link to={to} translate="no">
          {name}
        </Link>
      )}
    </span>
  );
}
