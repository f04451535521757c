import type { NameReading } from '@zhibi/contract/people/my-classes';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Answer } from './answer.js';
import styles from './pinyin.module.css';

interface Props {
  people: readonly NameReading[];
  answers: ReadonlyMap<string, Answer>;
  onAgain: () => void;
  onClose: () => void;
}

/** Who was absent, and who was not called. */
export function RollEnd({ people, answers, onAgain, onClose }: Props) {
  const { t } = useTranslation('myClasses');
  const absent = people.filter(({ studentId }) => answers.get(studentId) === 'absent');
  const left = people.filter(({ studentId }) => !answers.has(studentId));
  const names = (some: readonly NameReading[]) => some.map(({ name }) => name).join(' · ');
  return (
    <div className={styles.call}>
      <h2>{t('pinyin.rollEnd')}</h2>
      {absent.length === 0 && left.length === 0 && <p>{t('pinyin.rollAllHere')}</p>}
      {absent.length > 0 && (
        <p>
          {t('pinyin.rollAbsent', { count: absent.length })} <b>{names(absent)}</b>
        </p>
      )}
      {left.length > 0 && (
        <p>
          {t('pinyin.rollLeft', { count: left.length })} <b>{names(left)}</b>
        </p>
      )}
      <div className={styles.answers}>
        <Button onClick={onAgain}>{t('pinyin.rollAgain')}</Button>
        <Button type="primary" onClick={onClose}>
          {t('pinyin.close')}
        </Button>
      </div>
    </div>
  );
}
