import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { type Parameter, variantLimits } from '@zhibi/contract/questions/variants';
import { Button, Input, InputNumber } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './variants.module.css';
import { freeName } from './wanted.js';

const figures = ['now', 'from', 'to', 'step'] as const;

interface ParametersProps {
  parameters: readonly Parameter[];
  faults: ReadonlyMap<string, string>;
  onChange: (parameters: readonly Parameter[]) => void;
}

/** What changes from variant to variant: a letter, what it is now, and what it may be. */
export function Parameters({ parameters, faults, onChange }: ParametersProps) {
  const { t } = useTranslation('variants');
  const id = useId();
  const set = (at: number, change: Partial<Parameter>) =>
    onChange(parameters.map((one, nth) => (nth === at ? { ...one, ...change } : one)));
  const add = () => onChange([...parameters, { name: freeName(parameters), now: 1, from: 0, to: 9, step: 1 }]);
  return (
    <div className={styles.rows}>
      <p className={styles.hint}>{parameters.length === 0 ? t('parameters.none') : t('parameters.hint')}</p>
      {parameters.map((parameter, at) => {
        const { name } = parameter;
        const fault = faults.get(`parameter ${name}`);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: its name is what is typed here
          <fieldset key={at} className={styles.parameter} aria-label={name}>
            <label htmlFor={`${id}${at}`}>
              <span>{t('parameters.name')}</span>
              <Input
                id={`${id}${at}`}
                aria-label={t('parameters.of', { name, field: t('parameters.name') })}
                value={name}
                maxLength={2}
                status={fault === undefined ? '' : 'error'}
                onChange={({ target }) => /^[A-Za-z]\d?$/.test(target.value) && set(at, { name: target.value })}
              />
            </label>
            {figures.map((figure) => (
              <label key={figure} htmlFor={`${id}${at}${figure}`}>
                <span>{t(`parameters.${figure}`)}</span>
                <InputNumber
                  id={`${id}${at}${figure}`}
                  aria-label={t('parameters.of', { name, field: t(`parameters.${figure}`) })}
                  value={parameter[figure]}
                  min={figure === 'step' ? 0.0001 : -1_000_000}
                  max={1_000_000}
                  controls={false}
                  onChange={(value) => value !== null && set(at, { [figure]: Number(value.toFixed(4)) })}
                />
              </label>
            ))}
            <Button
              type="text"
              icon={<DeleteOutlined />}
              aria-label={t('parameters.remove', { name })}
              onClick={() => onChange(parameters.filter((_, nth) => nth !== at))}
            />
            {fault !== undefined && <small className={styles.wrong}>{fault}</small>}
          </fieldset>
        );
      })}
      {parameters.length < variantLimits.parameters && (
        <Button size="small" icon={<PlusOutlined />} onClick={add}>
          {t('parameters.add')}
        </Button>
      )}
    </div>
  );
}
