import { type Operation, type Span, type SumGroup, sumLimits, type Wish } from '@zhibi/contract/papers/arithmetic';
import { Checkbox, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { Field, WholeField } from '../../parts/field.js';
import styles from '../../parts/maker.module.css';

/** From one number to another, one by one or in tens, hundreds or thousands. A last number below the first follows it. */
export function SpanField({ label, span, onChange }: { label: string; span: Span; onChange: (span: Span) => void }) {
  const { t } = useTranslation('arithmetic');
  return (
    <fieldset className={styles.pair} aria-label={label}>
      <WholeField
        label={t('from', { what: label })}
        value={span.from}
        min={0}
        max={sumLimits.largest}
        onChange={(from) => onChange({ ...span, from, to: Math.max(from, span.to) })}
      />
      <WholeField
        label={t('to')}
        value={span.to}
        min={span.from}
        max={Math.min(sumLimits.largest, span.from + span.step * 999)}
        onChange={(to) => onChange({ ...span, to })}
      />
      <Field label={t('step')}>
        <Select<Span['step']>
          aria-label={t('stepOf', { what: label })}
          value={span.step}
          options={([1, 10, 100, 1_000] as const).map((value) => ({ value, label: value }))}
          onChange={(step) => onChange({ ...span, step })}
        />
      </Field>
    </fieldset>
  );
}

const wishes: readonly Wish[] = ['any', 'with', 'without'];

export function WishField({ label, value, onChange }: { label: string; value: Wish; onChange: (wish: Wish) => void }) {
  const { t } = useTranslation('arithmetic');
  return (
    <Field label={label}>
      <Select<Wish>
        aria-label={label}
        value={value}
        options={wishes.map((wish) => ({ value: wish, label: t(`wish.${wish}`) }))}
        onChange={onChange}
      />
    </Field>
  );
}

type Asked = Extract<SumGroup, { kind: 'multiply' }>['asked'];
const askedFor: readonly Asked[] = ['result', 'number', 'either'];

export function AskedField({ value, onChange }: { value: Asked; onChange: (asked: Asked) => void }) {
  const { t } = useTranslation('arithmetic');
  return (
    <Field label={t('asked.label')}>
      <Select<Asked>
        aria-label={t('asked.label')}
        value={value}
        options={askedFor.map((asked) => ({ value: asked, label: t(`asked.${asked}`) }))}
        onChange={onChange}
      />
    </Field>
  );
}

type Places = 0 | 1 | 2;

export function PlacesField({ value, onChange }: { value: Places; onChange: (places: Places) => void }) {
  const { t } = useTranslation('arithmetic');
  return (
    <Field label={t('places.label')}>
      <Select<Places>
        aria-label={t('places.label')}
        value={value}
        options={[
          { value: 0, label: t('places.whole') },
          { value: 1, label: t('places.tenths') },
          { value: 2, label: t('places.hundredths') },
        ]}
        onChange={onChange}
      />
    </Field>
  );
}

interface OperationsFieldProps<O extends Operation> {
  among: readonly O[];
  value: readonly O[];
  onChange: (operations: O[]) => void;
}

/** At least one operation stays chosen. */
export function OperationsField<O extends Operation>({ among, value, onChange }: OperationsFieldProps<O>) {
  const { t } = useTranslation('arithmetic');
  return (
    <fieldset className={styles.line} aria-label={t('operations')}>
      {among.map((operation) => (
        <Checkbox
          key={operation}
          checked={value.includes(operation)}
          disabled={value.length === 1 && value.includes(operation)}
          onChange={({ target }) =>
            onChange(among.filter((one) => (one === operation ? target.checked : value.includes(one))))
          }
        >
          {operation === '-' ? '−' : operation}
        </Checkbox>
      ))}
    </fieldset>
  );
}
