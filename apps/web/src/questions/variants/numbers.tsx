import { type QuestionNumber, variantLimits } from '@zhibi/contract/questions/variants';
import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { usePlaceWords } from './place-words.js';
import styles from './variants.module.css';
import { keyOf } from './wanted.js';

interface NumbersProps {
  numbers: readonly QuestionNumber[];
  expressions: Readonly<Record<string, string>>;
  faults: ReadonlyMap<string, string>;
  onChange: (number: QuestionNumber, typed: string) => void;
  /** The field was left: what is a new letter becomes what changes. */
  onLeave: (number: QuestionNumber, typed: string) => void;
}

/** Every number of the question with what stands around it, and what it becomes. */
export function Numbers({ numbers, expressions, faults, onChange, onLeave }: NumbersProps) {
  const { t } = useTranslation('variants');
  const wordsOf = usePlaceWords();
  if (numbers.length === 0) return <p className={styles.hint}>{t('numbers.none')}</p>;
  return (
    <div className={styles.rows}>
      <p className={styles.hint}>{t('numbers.hint')}</p>
      <ul className={styles.numbers}>
        {numbers.map((number) => {
          const key = keyOf(number);
          const fault = faults.get(`number ${key}`);
          const { literal, before, after, where } = number;
          const place = wordsOf(where);
          return (
            <li key={key}>
              <span className={styles.place}>{place}</span>
              <span className={styles.context} translate="no">
                {before}
                <b>{literal}</b>
                {after}
              </span>
              <Input
                aria-label={t('numbers.label', { place, literal })}
                placeholder={t('numbers.stays')}
                value={expressions[key] ?? ''}
                maxLength={variantLimits.expression}
                spellCheck={false}
                status={fault === undefined ? '' : 'error'}
                onChange={({ target }) => onChange(number, target.value)}
                onBlur={({ target }) => onLeave(number, target.value)}
              />
              {fault !== undefined && <small className={styles.wrong}>{fault}</small>}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
