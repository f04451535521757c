import type { Blueprint } from '@zhibi/contract/papers/composing';
import { InputNumber } from 'antd';
import { useState } from 'react';
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

interface Bounds {
  from: number | null;
  to: number | null;
}

export interface RateWishProps {
  value: Blueprint['difficulty'];
  onChange: (value: Blueprint['difficulty']) => void;
}

/** The mean difficulty from … to …; both empty where it does not matter. Bounds the wrong way round say so, and wish nothing new until they are mended. */
export function RateWish({ value, onChange }: RateWishProps) {
  const { t } = useTranslation('auto');
  // What is typed, as it is typed: an empty bound is none, and bounds the wrong way round are no wish yet.
  const [own, setOwn] = useState<{ bounds: Bounds; said: Blueprint['difficulty'] } | null>(null);
  const isOwn = own !== null && own.said?.from === value?.from && own.said?.to === value?.to;
  const bounds: Bounds = isOwn ? own.bounds : { from: value?.from ?? null, to: value?.to ?? null };
  const isWrong = (bounds.from ?? 0) > (bounds.to ?? 1);
  const put = (next: Bounds) => {
    const range = { from: next.from ?? 0, to: next.to ?? 1 };
    const isRange = range.from <= range.to;
    const said = !isRange ? value : next.from === null && next.to === null ? null : range;
    setOwn({ bounds: next, said });
    if (isRange) onChange(said);
  };
  const field = (label: string, bound: number | null, change: (bound: number | null) => void) => (
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
      status={isWrong ? 'error' : undefined}
      aria-invalid={isWrong}
      onChange={change}
    />
  );
  return (
    <span className={styles.rates}>
      {field(t('wishes.difficultyFrom'), bounds.from, (from) => put({ ...bounds, from }))}–
      {field(t('wishes.difficultyTo'), bounds.to, (to) => put({ ...bounds, to }))}
      {isWrong && <small role="alert">{t('wishes.wrongWay')}</small>}
    </span>
  );
}
