import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Checkbox, Input, InputNumber } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './figure.module.css';

/** A number with its name above it. */
export function NumberField({
  label,
  value,
  min = -1000,
  max = 1000,
  step = 1,
  onChange,
}: {
  label: string;
  value: number;
  min?: number;
  max?: number;
  step?: number;
  onChange: (value: number) => void;
}) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the field of Ant Design is inside
    <label className={styles.field}>
      {label}
      <InputNumber
        size="small"
        style={{ width: '100%' }}
        min={min}
        max={max}
        step={step}
        value={value}
        onChange={(next) => next !== null && onChange(next)}
      />
    </label>
  );
}

/** How long one unit is on paper, in mm: every kind of figure has it. */
export function UnitField(field: { value: number; onChange: (unitMm: number) => void }) {
  const { t } = useTranslation('writing');
  return <NumberField label={t('figure.unit')} min={1} max={40} {...field} />;
}

/** A number within a row, named for who does not see the row. Left empty it goes on for ever, where that is offered. */
export function NumberCell({
  label,
  value,
  placeholder,
  onChange,
}: {
  label: string;
  value: number | null;
  placeholder?: string;
  onChange: (value: number | null) => void;
}) {
  return (
    <InputNumber
      size="small"
      style={{ width: 68 }}
      aria-label={label}
      placeholder={placeholder}
      min={-1000}
      max={1000}
      value={value}
      onChange={onChange}
    />
  );
}

export function TextCell({
  label,
  value,
  width = 76,
  max = 20,
  status,
  onChange,
}: {
  label: string;
  value: string;
  width?: number;
  max?: number;
  status?: 'error' | undefined;
  onChange: (value: string) => void;
}) {
  return (
    <Input
      size="small"
      style={{ width }}
      aria-label={label}
      placeholder={label}
      maxLength={max}
      value={value}
      status={status ?? ''}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

export function Flag({
  label,
  on,
  onChange,
}: {
  label: string;
  on: boolean | undefined;
  onChange: (on: boolean) => void;
}) {
  return (
    <Checkbox checked={on ?? false} onChange={(event) => onChange(event.target.checked)}>
      {label}
    </Checkbox>
  );
}

/** The things of one kind: each a row, with a way to add and to take away. */
export function Rows<T>({
  title,
  list,
  onAdd,
  onRemove,
  children,
}: {
  title: string;
  list: readonly T[];
  onAdd?: () => void;
  onRemove: (nth: number) => void;
  children: (one: T, nth: number) => ReactNode;
}) {
  const { t } = useTranslation('writing');
  if (list.length === 0 && !onAdd) return null;
  return (
    <>
      <h4>
        {title}
        {onAdd && (
          <Button size="small" icon={<PlusOutlined />} aria-label={`${t('figure.add')} ${title}`} onClick={onAdd}>
            {t('figure.add')}
          </Button>
        )}
      </h4>
      <ul className={styles.rows}>
        {list.map((one, nth) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: things of a figure are known by their place
          <li key={nth} className={styles.row}>
            {children(one, nth)}
            <Button
              type="text"
              size="small"
              icon={<DeleteOutlined />}
              aria-label={t('figure.remove', { what: title, no: nth + 1 })}
              onClick={() => onRemove(nth)}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

/** A list with one of its things changed. */
export const changedAt = <T,>(list: readonly T[], at: number, change: Partial<T>): T[] =>
  list.map((one, nth) => (nth === at ? { ...one, ...change } : one));
