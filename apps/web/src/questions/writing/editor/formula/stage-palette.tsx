import type { SchoolStageId } from '@zhibi/contract/people';
import { Segmented, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './formula.module.css';
import { groupsOf, type PaletteGroup, templatesOf } from './palette.js';
import { PaletteKeys } from './palette-keys.js';

const stages: readonly SchoolStageId[] = [1, 2, 3];
const stageWords = { 1: 'primary', 2: 'junior', 3: 'senior' } as const;

/** The signs of a stage of school, by groups. It begins with the stage of the question; another may be looked at. */
export function StagePalette({ stage, onPut }: { stage: SchoolStageId; onPut: (put: string) => void }) {
  const { t } = useTranslation('writing');
  const [shown, setShown] = useState(stage);
  const [group, setGroup] = useState<PaletteGroup | undefined>(undefined);
  const groups = groupsOf(shown);
  const chosen = groups.find((one) => one === group) ?? groups[0] ?? 'structure';
  return (
    <>
      <div className={styles.groups}>
        <Select<SchoolStageId>
          size="small"
          aria-label={t('formula.stage')}
          value={shown}
          options={stages.map((value) => ({ value, label: t(`formula.stages.${stageWords[value]}`) }))}
          onChange={setShown}
        />
        <Segmented<PaletteGroup>
          size="small"
          aria-label={t('formula.palette')}
          options={groups.map((value) => ({ value, label: t(`formula.group.${value}`) }))}
          value={chosen}
          onChange={setGroup}
        />
      </div>
      <PaletteKeys templates={templatesOf(shown, chosen)} onPut={onPut} />
    </>
  );
}
