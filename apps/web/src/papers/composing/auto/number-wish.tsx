import type { Blueprint } from '@zhibi/contract/papers/composing';
import { InputNumber } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from './wishes-card.module.css';

export interface NumberWishProps {
  label: string;
  unit: string;
  value: number | null;
  most: number;
  onChange: (value: number | null) => void;
}

/** A number that is wished; empty where nothing is. */
export function NumberWish({ label, unit, value, most, onChange }: NumberWishProps) {
  const { t } = useTranslation('auto');
  return (
    <InputNumber<number>
      size="small"
      className={styles.choice}
      controls={false}
      changeOnWheel={false}
      min={1}
      max={most}
      precision={0}
      aria-label={label}
      placeholder={t('wishes.any')}
      suffix={unit}
      value={value}
      onChange={onChange}
    />
  );
}

export interface RateWishProps {
  value: Blueprint['difficulty'];
  onChange: (value: Blueprint['difficulty']) => void;
}

/** The mean difficulty from … to …; both empty where it does not matter. A bound that is typed past the other takes it along. */
export function RateWish({ value, onChange }: RateWishProps) {
  const { t } = useTranslation('auto');
  const { from = 0, to = 1 } = value ?? {};
  const field = (label: string, bound: number | undefined, change: (typed: number) => void) => (
    <InputNumber<number>
      size="small"
      className={styles.rate}
      controls={false}
      changeOnWheel={false}
      min={0}
      max={1}
      step={0.01}
      precision={2}
      aria-label={label}
      title={t('wishes.difficultyHint')}
      placeholder={t('wishes.any')}
      value={bound}
      onChange={(typed) => (typed === null ? onChange(null) : change(typed))}
    />
  );
  return (
    <span className={styles.rates}>
      {field(t('wishes.difficultyFrom'), value?.from, (typed) => onChange({ from: typed, to: Math.max(typed, to) }))}–
      {field(t('wishes.difficultyTo'), value?.to, (typed) => onChange({ from: Math.min(typed, from), to: typed }))}
    </span>
  );
}
