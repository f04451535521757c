import { type Criterion, rubricsApi } from '@zhibi/contract/marking/rubrics';
import { Select } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../../platform/api.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { formatDay } from '../../../platform/time.js';
import { inShort } from './rubric-draft.js';
import styles from './rubric-form.module.css';

export interface UsedRubricsProps {
  homeworkId: string;
  itemId: string;
  /** Nothing is written here yet. */
  isEmpty: boolean;
  /** The way to begin with nothing. */
  start: ReactNode;
  onUse: (criteria: Criterion[]) => void;
}

/** Rubrics that this teacher wrote for other questions of the subject, to begin with. */
export function UsedRubrics({ homeworkId, itemId, isEmpty, start, onUse }: UsedRubricsProps) {
  const { t } = useTranslation('rubrics');
  const used = (useRead(rubricsApi.used, { homeworkId }).data?.items ?? []).filter(
    (one) => one.homeworkId !== homeworkId || one.itemId !== itemId,
  );
  const keyOf = (one: (typeof used)[number]) => `${one.homeworkId} ${one.itemId}`;
  return (
    <>
      {isEmpty && <EmptyState title={t('start.title')} hint={t('hint')} action={start} />}
      {used.length > 0 && (
        <Select
          className={styles.used ?? ''}
          showSearch
          optionFilterProp="label"
          aria-label={t('used')}
          placeholder={t(isEmpty ? 'start.used' : 'used')}
          value={null}
          options={used.map((one) => ({
            value: keyOf(one),
            label: `${inShort(one.criteria)} · ${one.title} ${formatDay(one.at)}`,
          }))}
          onChange={(key: string | null) => {
            const one = used.find((each) => keyOf(each) === key);
            if (one) onUse(one.criteria);
          }}
        />
      )}
    </>
  );
}
