import { ArrowUpOutlined, DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Input, InputNumber } from 'antd';
import { useTranslation } from 'react-i18next';
import { inHalves } from '../engine/typed-score.js';
import { type DraftCriterion, type DraftLevel, withLevel } from './rubric-draft.js';
import styles from './rubric-form.module.css';

export interface CriterionFieldsProps {
  no: number;
  full: number;
  value: DraftCriterion;
  onChange: (next: DraftCriterion) => void;
  onUp: () => void;
  onRemove: () => void;
}

const MOST_LEVELS = 9;

/** One criterion: its name, and what each level of it is worth. */
export function CriterionFields({ no, full, value, onChange, onUp, onRemove }: CriterionFieldsProps) {
  const { t } = useTranslation('rubrics');
  const { name, levels } = value;
  const change = (levelId: string, by: Partial<DraftLevel>) =>
    onChange({ ...value, levels: levels.map((one) => (one.levelId === levelId ? { ...one, ...by } : one)) });
  return (
    <fieldset className={styles.criterion} aria-label={t('criterion', { no })}>
      <div className={styles.name}>
        <b>{no}</b>
        <Input
          aria-label={t('name')}
          placeholder={t('nameHint')}
          maxLength={60}
          value={name}
          onChange={({ target }) => onChange({ ...value, name: target.value })}
        />
        <Button type="text" icon={<ArrowUpOutlined />} aria-label={t('up')} disabled={no === 1} onClick={onUp} />
        <Button type="text" icon={<DeleteOutlined />} aria-label={t('removeCriterion')} onClick={onRemove} />
      </div>
      {levels.map(({ levelId, points, text }, at) => (
        <div key={levelId} className={styles.level}>
          <InputNumber
            aria-label={`${t('level', { no: at + 1 })} ${t('points')}`}
            min={0}
            max={full}
            step={0.5}
            // 4, not 4.0: as the pad says it.
            formatter={(shown, { userTyping, input }) => (userTyping ? input : String(shown ?? ''))}
            value={points}
            suffix={t('points')}
            onChange={(next) => change(levelId, { points: inHalves(next) })}
          />
          <Input
            aria-label={t('level', { no: at + 1 })}
            placeholder={t('levelHint')}
            maxLength={200}
            value={text}
            onChange={({ target }) => change(levelId, { text: target.value })}
          />
          <Button
            type="text"
            icon={<DeleteOutlined />}
            aria-label={t('removeLevel')}
            disabled={levels.length <= 2}
            onClick={() => onChange({ ...value, levels: levels.filter((one) => one.levelId !== levelId) })}
          />
        </div>
      ))}
      {levels.length < MOST_LEVELS && (
        <Button
          className={styles.more ?? ''}
          size="small"
          type="link"
          icon={<PlusOutlined />}
          onClick={() => onChange(withLevel(value))}
        >
          {t('addLevel')}
        </Button>
      )}
    </fieldset>
  );
}
