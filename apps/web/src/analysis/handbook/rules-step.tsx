import type { HandbookRules } from '@zhibi/contract/analysis/handbook';
import { Level } from '@zhibi/contract/people/my-classes';
import { Checkbox, InputNumber, Segmented, Slider, Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import { Card } from '../../platform/layout/card.js';
import { formatRate } from '../../platform/time.js';
import { typeNames, typeOrder } from '../../questions/index.js';
import { Field, Fields, Wrong } from '../parts/booklets/fields.js';
import styles from './handbook.module.css';

interface RulesStepProps {
  rules: HandbookRules;
  isTold: boolean;
  onChange: (rules: HandbookRules) => void;
}

/** What stands in a booklet, and how much of it. */
export function RulesStep({ rules, isTold, onChange }: RulesStepProps) {
  const { t } = useTranslation(['handbook', 'questions']);
  const set = (change: Partial<HandbookRules>) => onChange({ ...rules, ...change });
  return (
    <Card>
      <Fields>
        <Field name={t('rules.maxPages')}>
          <InputNumber
            aria-label={t('rules.maxPages')}
            min={1}
            max={8}
            precision={0}
            value={rules.maxPages}
            onChange={(pages) => pages !== null && set({ maxPages: pages })}
          />
        </Field>
        <Field name={t('rules.variants')}>
          <Segmented<number>
            aria-label={t('rules.variants')}
            value={rules.variants}
            onChange={(variants) => set({ variants })}
            options={[0, 1, 2].map((count) => ({
              value: count,
              label: count === 0 ? t('rules.variantsNone') : t('rules.variantsOf', { count }),
            }))}
          />
        </Field>
        <Field name={t('rules.dueOnly')}>
          <Switch aria-label={t('rules.dueOnly')} checked={rules.dueOnly} onChange={(dueOnly) => set({ dueOnly })} />
          <small>{t('rules.dueHint')}</small>
        </Field>
        <Field name={`${t('rules.dueBelow')} ${formatRate(rules.dueBelow)}`}>
          <Slider
            className={styles.slider ?? ''}
            ariaLabelForHandle={t('rules.dueBelow')}
            min={50}
            max={95}
            step={5}
            value={Math.round(rules.dueBelow * 100)}
            onChange={(percent) => set({ dueBelow: percent / 100 })}
          />
        </Field>
        <Field name={t('rules.needsFirst')}>
          <Switch
            aria-label={t('rules.needsFirst')}
            checked={rules.needsFirst}
            onChange={(needsFirst) => set({ needsFirst })}
          />
        </Field>
        <Field name={t('rules.layers')}>
          <Checkbox.Group
            aria-label={t('rules.layers')}
            value={rules.layers ?? Level.options}
            options={Level.options.map((level) => ({ value: level, label: t('rules.layer', { level }) }))}
            onChange={(layers) => onChange(withLayers(rules, layers))}
          />
          {rules.layers === undefined && <small>{t('rules.layersAll')}</small>}
        </Field>
        <Field name={t('rules.types')} isWide>
          <Checkbox.Group
            aria-label={t('rules.types')}
            value={rules.types}
            options={typeOrder.map((type) => ({ value: type, label: t(`questions:type.${typeNames[type]}`) }))}
            onChange={(types) => set({ types })}
          />
          {isTold && rules.types.length === 0 && <Wrong words={t('rules.chooseType')} />}
        </Field>
      </Fields>
    </Card>
  );
}

/** All layers, or none, are the whole class: also whoever stands in no layer. */
function withLayers({ layers: _, ...rules }: HandbookRules, chosen: Level[]): HandbookRules {
  const isWhole = chosen.length === 0 || chosen.length === Level.options.length;
  return isWhole ? rules : { ...rules, layers: chosen };
}
