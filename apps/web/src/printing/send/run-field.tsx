import { papersApi } from '@zhibi/contract/papers';
import { Select } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../people/index.js';
import { useRead } from '../../platform/api.js';
import { formatNear } from '../../platform/time.js';
import styles from '../parts/orders.module.css';

interface RunFieldProps {
  paperId: string;
  value: string;
  onChange: (id: string) => void;
}

/** Other copies of the same paper take the place of those that were to be mended. */
export function RunField({ paperId, value, onChange }: RunFieldProps) {
  const { t } = useTranslation('send');
  const { t: ofPapers } = useTranslation('papers');
  const { asTeacher } = useUser();
  const id = useId();
  const runs = useRead(papersApi.runs, asTeacher ? { paperId } : null);
  const ready = runs.data?.items.filter((run) => run.status === 'ready') ?? [];
  if (ready.length < 2) return null;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{t('run')}</label>
      <Select
        id={id}
        value={value}
        onChange={onChange}
        options={ready.map((run) => ({
          value: run.printRunId,
          label: [
            t('runOf', {
              classes: run.classNames.join(' '),
              count: run.copies,
              at: formatNear(run.createdAt),
            }),
            ...(run.form === 'usual' ? [] : [ofPapers(`forms.${run.form}`)]),
          ].join(' · '),
        }))}
      />
    </div>
  );
}
