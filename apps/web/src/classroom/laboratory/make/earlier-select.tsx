import { laboratoryApi } from '@zhibi/contract/classroom/laboratory';
import { Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useInfinite } from '../../../platform/api.js';
import { type FormStep, stepsFrom } from './lab-form.js';
import { Labelled } from './labelled.js';

/** The steps of what one has made before, as a beginning. */
export function EarlierSelect({ onChoose }: { onChoose: (steps: FormStep[]) => void }) {
  const { t } = useTranslation('laboratory');
  const [chosen, setChosen] = useState('');
  const { rows } = useInfinite(laboratoryApi.list, { mine: true });
  if (rows.length === 0) return null;
  return (
    <Labelled label={t('form.from')}>
      {(id) => (
        <Select
          id={id}
          value={chosen}
          onChange={(value) => {
            setChosen(value);
            const lab = rows.find(({ assessmentId }) => assessmentId === value);
            if (lab) onChoose(stepsFrom(lab));
          }}
          options={[
            { value: '', label: t('form.fromNone') },
            ...rows.map((lab) => ({ value: lab.assessmentId, label: `${lab.title} · ${lab.className}` })),
          ]}
        />
      )}
    </Labelled>
  );
}
