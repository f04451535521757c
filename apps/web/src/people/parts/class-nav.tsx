import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { Go } from '../../platform/layout/go.js';
import styles from './class-nav.module.css';

const pages = [
  ['student', '/class/student'],
  ['group', '/class/group'],
  ['seats', '/class/arrange'],
  ['level', '/class/groupLevel'],
  ['pinyin', '/class/pinyin'],
  ['lesson', '/study/classroom'],
  ['lab', '/paper/experiment'],
  ['points', '/class/comment'],
] as const;

/** From one screen of a class to the next; those that this person may not enter are not there. @param here the chosen one, where the page itself is none of them */
export function ClassNav({ classId, here }: { classId: string; here?: string }) {
  const { t } = useTranslation('myClasses');
  const { pathname } = useLocation();
  const chosen = here ?? pathname;
  return (
    <nav aria-label={t('nav.label')} className={styles.nav}>
      {pages.map(([name, path]) => (
        <Go key={name} to={`${path}?classId=${classId}`} className={path === chosen ? styles.here : styles.link}>
          {t(`nav.${name}`)}
        </Go>
      ))}
    </nav>
  );
}
