import { sumLimits } from '@zhibi/contract/papers/arithmetic';
import { Checkbox, InputNumber } from 'antd';
import { useTranslation } from 'react-i18next';
import { Field, WholeField } from '../../parts/field.js';
import styles from '../../parts/maker.module.css';
import type { WantedSums } from './wanted.js';

interface PrintFieldsProps {
  wanted: WantedSums;
  onChange: (wanted: WantedSums) => void;
}

/** How the sheet looks, and what counts as the same sum. */
export function PrintFields({ wanted, onChange }: PrintFieldsProps) {
  const { t } = useTranslation('arithmetic');
  const { print, twins } = wanted;
  return (
    <>
      <div className={styles.pair}>
        <WholeField
          label={t('columns')}
          value={print.columns}
          min={2}
          max={sumLimits.columns}
          onChange={(columns) => onChange({ ...wanted, print: { ...print, columns } })}
        />
        <Field label={t('minutes')}>
          <InputNumber
            aria-label={t('minutes')}
            value={print.minutes}
            min={1}
            max={120}
            precision={0}
            placeholder={t('minutesOpen')}
            style={{ width: '100%' }}
            onChange={(minutes) => onChange({ ...wanted, print: { ...print, minutes } })}
          />
        </Field>
      </div>
      <div className={styles.line}>
        <Checkbox
          checked={print.numbered}
          onChange={({ target }) => onChange({ ...wanted, print: { ...print, numbered: target.checked } })}
        >
          {t('numbered')}
        </Checkbox>
        <Checkbox checked={twins} onChange={({ target }) => onChange({ ...wanted, twins: target.checked })}>
          {t('twins')}
        </Checkbox>
      </div>
    </>
  );
}
