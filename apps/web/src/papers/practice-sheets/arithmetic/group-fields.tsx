import { Operation, type SumGroup } from '@zhibi/contract/papers/arithmetic';
import { useTranslation } from 'react-i18next';
import { WholeField } from '../../parts/field.js';
import styles from '../../parts/maker.module.css';
import { AskedField, OperationsField, PlacesField, SpanField, WishField } from './wish-fields.js';

interface FieldsOf<K extends SumGroup['kind']> {
  group: Extract<SumGroup, { kind: K }>;
  onChange: (group: SumGroup) => void;
}

export function AddSubtractFields({ group, onChange }: FieldsOf<'add-subtract'>) {
  const { t } = useTranslation('arithmetic');
  return (
    <>
      <OperationsField
        among={['+', '-']}
        value={group.operations}
        onChange={(operations) => onChange({ ...group, operations })}
      />
      <SpanField label={t('first')} span={group.first} onChange={(first) => onChange({ ...group, first })} />
      <SpanField label={t('second')} span={group.second} onChange={(second) => onChange({ ...group, second })} />
      <div className={styles.pair}>
        <WholeField
          label={t('resultFrom')}
          value={group.result.from}
          min={0}
          max={group.result.to}
          onChange={(from) => onChange({ ...group, result: { ...group.result, from } })}
        />
        <WholeField
          label={t('resultTo')}
          value={group.result.to}
          min={Math.max(1, group.result.from)}
          max={99_999_999}
          onChange={(to) => onChange({ ...group, result: { ...group.result, to } })}
        />
      </div>
      <WishField label={t('carry')} value={group.carry} onChange={(carry) => onChange({ ...group, carry })} />
      <PlacesField value={group.places} onChange={(places) => onChange({ ...group, places })} />
      <AskedField value={group.asked} onChange={(asked) => onChange({ ...group, asked })} />
    </>
  );
}

export function MultiplyFields({ group, onChange }: FieldsOf<'multiply'>) {
  const { t } = useTranslation('arithmetic');
  return (
    <>
      <SpanField label={t('firstFactor')} span={group.first} onChange={(first) => onChange({ ...group, first })} />
      <SpanField label={t('secondFactor')} span={group.second} onChange={(second) => onChange({ ...group, second })} />
      <PlacesField value={group.places} onChange={(places) => onChange({ ...group, places })} />
      <AskedField value={group.asked} onChange={(asked) => onChange({ ...group, asked })} />
    </>
  );
}

export function DivideFields({ group, onChange }: FieldsOf<'divide'>) {
  const { t } = useTranslation('arithmetic');
  return (
    <>
      <SpanField label={t('divisor')} span={group.divisor} onChange={(divisor) => onChange({ ...group, divisor })} />
      <SpanField
        label={t('quotient')}
        span={group.quotient}
        onChange={(quotient) => onChange({ ...group, quotient })}
      />
      {group.places === 0 && (
        <WishField
          label={t('remainder')}
          value={group.remainder}
          onChange={(remainder) => onChange({ ...group, remainder })}
        />
      )}
      <PlacesField value={group.places} onChange={(places) => onChange({ ...group, places })} />
      <AskedField value={group.asked} onChange={(asked) => onChange({ ...group, asked })} />
    </>
  );
}

export function FractionFields({ group, onChange }: FieldsOf<'fraction'>) {
  const { t } = useTranslation('arithmetic');
  return (
    <>
      <OperationsField
        among={Operation.options}
        value={group.operations}
        onChange={(operations) => onChange({ ...group, operations })}
      />
      <div className={styles.pair}>
        <WholeField
          label={t('underFrom')}
          value={group.under.from}
          min={2}
          max={group.under.to}
          onChange={(from) => onChange({ ...group, under: { ...group.under, from } })}
        />
        <WholeField
          label={t('to')}
          value={group.under.to}
          min={group.under.from}
          max={20}
          onChange={(to) => onChange({ ...group, under: { ...group.under, to } })}
        />
      </div>
      <WishField label={t('alike')} value={group.alike} onChange={(alike) => onChange({ ...group, alike })} />
    </>
  );
}

export function MixedFields({ group, onChange }: FieldsOf<'mixed'>) {
  const { t } = useTranslation('arithmetic');
  return (
    <>
      <OperationsField
        among={Operation.options}
        value={group.operations}
        onChange={(operations) => onChange({ ...group, operations })}
      />
      <SpanField
        label={t('numbers')}
        span={group.numbers}
        onChange={(numbers) =>
          onChange({ ...group, numbers: { ...numbers, to: Math.min(numbers.to, numbers.from + numbers.step * 99) } })
        }
      />
      <div className={styles.pair}>
        <WholeField
          label={t('most')}
          value={group.most}
          min={1}
          max={9_999}
          onChange={(most) => onChange({ ...group, most })}
        />
        <WholeField
          label={t('factors')}
          value={group.factors}
          min={2}
          max={100}
          onChange={(factors) => onChange({ ...group, factors })}
        />
      </div>
      <WishField
        label={t('brackets')}
        value={group.brackets}
        onChange={(brackets) => onChange({ ...group, brackets })}
      />
    </>
  );
}
