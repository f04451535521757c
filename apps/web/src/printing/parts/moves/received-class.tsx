import { InputNumber, Select } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '../orders.module.css';
import type { Came, ClassSent } from './came.js';

interface Props {
  sent: ClassSent;
  came: Came;
  onChange: (came: Came) => void;
}

/** How many copies of a class came; where some did not, whose. */
export function ReceivedClass({ sent: { className, students }, came, onChange }: Props) {
  const { t } = useTranslation('batches');
  const id = useId();
  const fewer = students.length - came.copies;
  const isAsked = came.copies > 0 && fewer > 0;
  return (
    <div className={styles.field}>
      <label htmlFor={`${id}-copies`} translate="no">
        {className}
      </label>
      <InputNumber
        id={`${id}-copies`}
        min={0}
        max={students.length}
        precision={0}
        value={came.copies}
        onChange={(copies) => onChange({ copies: copies ?? 0, missing: [] })}
      />
      <small>
        {came.copies === 0 ? t('receiving.none', { count: fewer }) : t('receiving.sent', { count: students.length })}
      </small>
      {isAsked && (
        <>
          <label htmlFor={`${id}-missing`}>{t('receiving.whose', { count: fewer })}</label>
          <Select
            id={`${id}-missing`}
            mode="multiple"
            allowClear
            maxCount={fewer}
            optionFilterProp="label"
            value={[...came.missing]}
            onChange={(missing: string[]) => onChange({ ...came, missing })}
            options={students.map((one) => ({ value: one.studentId, label: one.name }))}
          />
        </>
      )}
    </div>
  );
}
