import type { Layer } from '@zhibi/contract/homework';
import type { PracticeUnit, UnitName } from '@zhibi/contract/questions/practice';
import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { Go } from '../../platform/layout/go.js';
import { formatNumber } from '../../platform/time.js';
import styles from './drawer.module.css';
import { FormPart } from './form-part.js';
import { layers, type PushForm } from './push-form.js';

interface LayerFieldsProps {
  units: readonly PracticeUnit[];
  chosen: PushForm['units'];
  /** How many there are in each layer; undefined until classes are chosen. */
  students: Readonly<Record<Layer, number>> | undefined;
  wrong: boolean;
  onChange: (units: PushForm['units']) => void;
}

const NOTHING = 'nothing';

/** For each layer of the chosen classes how many they are and what they write. */
export function LayerFields({ units, chosen, students, wrong, onChange }: LayerFieldsProps) {
  const { t } = useTranslation('practice');
  const options = [
    ...units.map(({ unit, questionIds, minutes }) => ({
      value: unit as string,
      label: t('form.option', {
        unit: t(`unit.${unit}`),
        count: questionIds.length,
        minutes: formatNumber(minutes, 0),
      }),
    })),
    { value: NOTHING, label: t('form.nothing') },
  ];
  const isUnlayered = students !== undefined && students.A + students.B + students.C === 0;
  const unitOf = (value: string): UnitName | null => units.find(({ unit }) => unit === value)?.unit ?? null;
  return (
    <FormPart label={t('form.layers')} wrong={wrong && t('form.layersNeeded')}>
      {layers.map((layer) => (
        <div key={layer} className={styles.layer}>
          {t(`form.layer.${layer}`)}
          <span>{students && t('form.people', { count: students[layer] })}</span>
          <Select<string>
            aria-label={t(`form.layer.${layer}`)}
            disabled={students?.[layer] === 0}
            options={options}
            value={chosen[layer] ?? NOTHING}
            onChange={(value) => onChange({ ...chosen, [layer]: unitOf(value) })}
          />
        </div>
      ))}
      <span className={styles.note}>
        {t('form.layersNote')} {isUnlayered && <Go to="/class/groupLevel">{t('form.toLayers')}</Go>}
      </span>
    </FormPart>
  );
}
