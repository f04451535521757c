import { printingApi } from '@zhibi/contract/printing';
import { type OfflineWork, offlineLimits } from '@zhibi/contract/printing/offline';
import { Input, InputNumber, Select } from 'antd';
import dayjs from 'dayjs';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../../platform/api.js';
import { DayField } from '../../../platform/layout/day-field.js';
import { nowStamp } from '../../../platform/time.js';
import styles from '../../parts/orders.module.css';

const FORMAT = 'YYYYMMDD';
const texts = [
  ['title', 'name', 100],
  ['printedBy', 'printedBy', 40],
  ['reason', 'reason', 200],
] as const;

interface Props {
  work: OfflineWork;
  isNew: boolean;
  onChange: (change: Partial<OfflineWork>) => void;
}

/** What was printed, when, for which school, by whom and why. What was written down of a school stays with it. */
export function WorkFields({ work, isNew, onChange }: Props) {
  const { t } = useTranslation('offline');
  const id = useId();
  const choices = useRead(printingApi.choices, {});
  return (
    <>
      <div className={styles.field}>
        <label htmlFor={`${id}-school`}>{t('school')}</label>
        <Select
          id={`${id}-school`}
          showSearch
          optionFilterProp="label"
          disabled={!isNew}
          value={work.schoolId || null}
          onChange={(schoolId: string) => onChange({ schoolId })}
          options={(choices.data?.schools ?? []).map((one) => ({ value: one.schoolId, label: one.schoolName }))}
        />
      </div>
      <div className={styles.field}>
        <label htmlFor={`${id}-day`}>{t('printedOn')}</label>
        <DayField
          id={`${id}-day`}
          isRequired
          value={dayjs(work.printedOn, FORMAT)}
          until={dayjs(nowStamp().slice(0, 8), FORMAT)}
          onChange={(day) => day && onChange({ printedOn: day.format(FORMAT) })}
        />
      </div>
      {texts.map(([name, label, longest]) => (
        <div key={name} className={styles.field}>
          <label htmlFor={`${id}-${name}`}>{t(label)}</label>
          <Input
            id={`${id}-${name}`}
            maxLength={longest}
            value={work[name]}
            onChange={({ target }) => onChange({ [name]: target.value })}
          />
        </div>
      ))}
      <div className={styles.field}>
        <label htmlFor={`${id}-shop`}>{t('shop')}</label>
        <Select
          id={`${id}-shop`}
          value={work.shopId ?? ''}
          onChange={(shopId: string) => onChange({ shopId: shopId || null })}
          options={[
            { value: '', label: t('ownMachine') },
            ...(choices.data?.shops ?? []).map((shop) => ({ value: shop.shopId, label: shop.name })),
          ]}
        />
      </div>
      {(['pages', 'copies'] as const).map((name) => (
        <div key={name} className={styles.field}>
          <label htmlFor={`${id}-${name}`}>{t(`${name}`)}</label>
          <InputNumber
            id={`${id}-${name}`}
            min={1}
            max={offlineLimits[name]}
            precision={0}
            value={work[name]}
            onChange={(value) => onChange({ [name]: value ?? 1 })}
          />
        </div>
      ))}
    </>
  );
}
