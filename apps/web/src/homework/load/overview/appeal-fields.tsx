import { InputNumber } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from './page.module.css';

interface AppealTerms {
  appealDays: number;
  appealBudget: number;
}

const bounds = { appealDays: { min: 0, max: 60 }, appealBudget: { min: 1, max: 20 } } as const;

/** How long and how often students may appeal a score. */
export function AppealFields({
  value,
  onChange,
}: {
  value: AppealTerms;
  onChange: (change: Partial<AppealTerms>) => void;
}) {
  const { t } = useTranslation('homework');
  return (['appealDays', 'appealBudget'] as const).map((one) => (
    <div key={one} className={styles.limit}>
      <span>{t(`load.${one}`)}</span>
      <InputNumber
        aria-label={t(`load.${one}`)}
        {...bounds[one]}
        precision={0}
        value={value[one]}
        onChange={(number) => onChange({ [one]: number ?? bounds[one].min })}
      />
    </div>
  ));
}
