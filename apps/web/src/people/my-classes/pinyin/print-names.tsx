import type { NameReading } from '@zhibi/contract/people/my-classes';
import { useTranslation } from 'react-i18next';
import { PrintSheet, usePrint } from '../parts/print-sheet.js';
import styles from './pinyin.module.css';

/** The names with tone marks for the wall or the drawer of the desk, in the order of the screen. */
export function PrintNames({
  className,
  people,
  onDone,
}: {
  className: string;
  people: readonly NameReading[];
  onDone: () => void;
}) {
  const { t } = useTranslation('myClasses');
  usePrint(true, onDone);
  return (
    <PrintSheet>
      <h1>{t('pinyin.printTitle', { className })}</h1>
      <ol className={styles.names}>
        {people.map(({ studentId, studentNo, name, reading }) => (
          <li key={studentId}>
            <small>{studentNo}</small>
            <span lang="zh-Latn-pinyin">{reading}</span>
            <b>{name}</b>
          </li>
        ))}
      </ol>
    </PrintSheet>
  );
}
