import type { AnswerKey as Key, QuestionBody } from '@zhibi/contract/questions';
import { Checkbox, Radio, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from './rescoring.module.css';

export interface KeyFieldProps {
  label: string;
  question: Pick<QuestionBody, 'type' | 'options'>;
  value: Key;
  onKey: (key: Key) => void;
}

/** A key by its kind: one or several options, true or false, what counts in each blank. */
export function KeyField({ label, question: { type, options }, value, onKey }: KeyFieldProps) {
  const { t } = useTranslation('rescoring');
  switch (value.kind) {
    case 'choice': {
      const labels = options.length > 0 ? options.map((one) => one.label) : ['A', 'B', 'C', 'D'];
      const isSingle = type !== 5 && value.labels.length <= 1;
      return isSingle ? (
        <Radio.Group
          aria-label={label}
          optionType="button"
          options={labels}
          value={value.labels[0]}
          onChange={({ target }) => onKey({ kind: 'choice', labels: [String(target.value)] })}
        />
      ) : (
        <Checkbox.Group
          aria-label={label}
          options={labels}
          value={value.labels}
          onChange={(chosen) => onKey({ kind: 'choice', labels: labels.filter((one) => chosen.includes(one)) })}
        />
      );
    }
    case 'true-false':
      return (
        <Radio.Group
          aria-label={label}
          optionType="button"
          options={[
            { label: t('right'), value: true },
            { label: t('wrong'), value: false },
          ]}
          value={value.value}
          onChange={({ target }) => onKey({ kind: 'true-false', value: target.value === true })}
        />
      );
    case 'blanks':
      return value.blanks.map(({ accepted }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blanks are told apart by their order
        <div key={at} className={styles.blank}>
          {value.blanks.length > 1 && <span>{t('blank', { no: at + 1 })}</span>}
          <Select
            mode="tags"
            open={false}
            suffixIcon={null}
            maxCount={20}
            aria-label={value.blanks.length > 1 ? t('blank', { no: at + 1 }) : label}
            placeholder={t('blankHint')}
            value={accepted}
            onChange={(next: string[]) =>
              onKey({
                kind: 'blanks',
                blanks: value.blanks.map((one, nth) => (nth === at ? { accepted: next } : one)),
              })
            }
          />
        </div>
      ));
    default:
      return null;
  }
}
