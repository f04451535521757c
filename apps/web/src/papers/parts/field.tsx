import { InputNumber } from 'antd';
import type { ReactNode } from 'react';
import styles from './maker.module.css';

/** A named field of a sheet's settings. */
export function Field({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is the child
    <label className={styles.field}>
      <span>{label}</span>
      {children}
    </label>
  );
}

export interface WholeFieldProps {
  label: string;
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
}

/** A whole number; what is no number leaves it as it was. */
export function WholeField({ label, value, min, max, onChange }: WholeFieldProps) {
  return (
    <Field label={label}>
      <InputNumber
        aria-label={label}
        value={value}
        min={min}
        max={max}
        precision={0}
        style={{ width: '100%' }}
        onChange={(next) => next !== null && onChange(next)}
      />
    </Field>
  );
}
