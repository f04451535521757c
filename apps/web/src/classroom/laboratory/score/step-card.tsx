import { type LabPhoto, type LabStep, labLimits } from '@zhibi/contract/classroom/laboratory';
import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../platform/layout/card.js';
import { StatusTag } from '../../../platform/layout/status-tag.js';
import { Photos } from './photos.js';
import { PointKeys } from './point-keys.js';
import styles from './score.module.css';
import type { Kept } from './score-keeper.js';
import { commonOf, type Unit } from './units.js';

interface StepCardProps {
  labId: string;
  step: LabStep;
  unit: Unit;
  names: ReadonlyMap<string, string>;
  given: Kept['given'];
  photos: readonly LabPhoto[];
  isOpen: boolean;
  onGive: (change: { points?: number | null; note?: string }) => void;
}

/** One step of whoever is scored: points, a note, photographs. */
export function StepCard({ labId, step, unit, names, given, photos, isOpen, onGive }: StepCardProps) {
  const { t } = useTranslation('laboratory');
  const { title, criteria, safety } = step;
  const { points, note, differs, noteDiffers } = commonOf(unit, step.stepId, given);
  return (
    <Card title={title} extra={safety && <StatusTag tone="warn">{t('sheet.safety')}</StatusTag>}>
      {criteria && <p className={styles.criteria}>{criteria}</p>}
      {differs && <StatusTag tone="wait">{t('sheet.differs')}</StatusTag>}
      <PointKeys step={step} points={points} isOpen={isOpen} onGive={(next) => onGive({ points: next })} />
      <Input
        className={styles.note}
        aria-label={t('sheet.note', { title })}
        placeholder={t(noteDiffers ? 'sheet.noteDiffers' : 'sheet.noteHint')}
        maxLength={labLimits.note}
        value={note}
        disabled={!isOpen || noteDiffers}
        onChange={({ target }) => onGive({ note: target.value })}
      />
      <Photos labId={labId} step={step} unit={unit} names={names} photos={photos} isOpen={isOpen} />
    </Card>
  );
}
