import { variantLimits } from '@zhibi/contract/questions/variants';
import { Input } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlaceWords } from './place-words.js';
import styles from './variants.module.css';

interface TruthFieldsProps {
  places: readonly string[];
  truths: Readonly<Record<string, string>>;
  faults: ReadonlyMap<string, string>;
  onChange: (truths: Readonly<Record<string, string>>) => void;
}

/** When a statement is true: one for the question, or for each part that is one. */
export function TruthFields({ places, truths, faults, onChange }: TruthFieldsProps) {
  const { t } = useTranslation('variants');
  const wordsOf = usePlaceWords();
  const id = useId();
  return places.map((where) => {
    const fault = faults.get(`truth ${where}`);
    return (
      <div key={where} className={styles.rows}>
        <label htmlFor={`${id}${where}`}>{t('truth.label', { place: wordsOf(where) })}</label>
        <Input
          id={`${id}${where}`}
          placeholder={t('truth.hint')}
          maxLength={variantLimits.expression}
          spellCheck={false}
          status={fault === undefined ? '' : 'error'}
          value={truths[where] ?? ''}
          onChange={({ target }) => onChange({ ...truths, [where]: target.value })}
        />
        {fault !== undefined && <small className={styles.wrong}>{fault}</small>}
      </div>
    );
  });
}
