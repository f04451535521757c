import { Segmented } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useUser } from '../../../people/index.js';
import { Logo } from '../../../platform/layout/logo.js';
import styles from './page.module.css';

export interface WrongTopProps {
  subjects: readonly { subjectId: number; subjectName: string; count: number }[];
  subjectId: number | undefined;
  onSubject: (subjectId: string) => void;
}

/** The head of the book: whose it is and which subject. */
export function WrongTop({ subjects, subjectId, onSubject }: WrongTopProps) {
  const { t } = useTranslation('analysis');
  const { name, classNames } = useUser();
  const options = subjects.map((one) => ({ value: String(one.subjectId), label: one.subjectName }));
  return (
    <header className={styles.top}>
      <Link to="/index" className={styles.brand}>
        <Logo />
        <b>{t('wrong.book')}</b>
      </Link>
      {subjects.length > 1 && (
        <Segmented
          aria-label={t('wrong.subject')}
          value={String(subjectId ?? '')}
          options={[{ value: '', label: t('wrong.allSubjects') }, ...options]}
          onChange={onSubject}
        />
      )}
      <span className={styles.who}>
        {classNames} <b>{name}</b>
      </span>
    </header>
  );
}
