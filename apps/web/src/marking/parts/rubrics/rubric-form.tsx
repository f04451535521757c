import { PlusOutlined } from '@ant-design/icons';
import type { ItemToMark } from '@zhibi/contract/marking';
import type { RubricEdit } from '@zhibi/contract/marking/rubrics';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraft } from '../../../platform/drafts/use-draft.js';
import { Foot } from '../../../platform/layout/foot.js';
import { formatNumber, formatStamp } from '../../../platform/time.js';
import { CriterionFields } from './criterion-fields.js';
import { EffectShown } from './effect-shown.js';
import { type DraftCriterion, freshCriterion, movedUp, rubricOf, sumOf, type WrongDraft } from './rubric-draft.js';
import { RubricEdits } from './rubric-edits.js';
import styles from './rubric-form.module.css';
import { RubricResults } from './rubric-results.js';
import { useRubricSaving } from './use-rubric-saving.js';
import { UsedRubrics } from './used-rubrics.js';

export interface RubricFormProps {
  homeworkId: string;
  item: ItemToMark;
  /** The newest first; none: there never was a rubric. */
  edits: readonly RubricEdit[];
  onClose: () => void;
}

/** What is being written, and the edit that it began with; null: nothing was touched yet. */
interface Own {
  revision: number;
  criteria: DraftCriterion[] | null;
}

const MOST_CRITERIA = 8;

/** The criteria of a question with their levels; before an edit is taken it shows whose score follows it. */
export function RubricForm({ homeworkId, item, edits, onClose }: RubricFormProps) {
  const { t } = useTranslation('rubrics');
  const { itemId, maxScore } = item;
  const [newest] = edits;
  const now = newest?.revision ?? 0;
  const [own, setOwn, drop] = useDraft<Own>(`rubric ${homeworkId} ${itemId}`, () => ({
    revision: now,
    criteria: null,
  }));
  const [wrong, setWrong] = useState<WrongDraft | null>(null);
  const saving = useRubricSaving({ homeworkId, itemId }, () => {
    drop();
    onClose();
  });
  const { criteria, revision } =
    own.criteria === null ? { criteria: newest?.criteria ?? [], revision: now } : { ...own, criteria: own.criteria };
  const set = (next: DraftCriterion[]) => {
    setWrong(null);
    setOwn({ revision, criteria: next });
  };
  const save = () => {
    const made = rubricOf(criteria, maxScore);
    if (typeof made === 'string') return setWrong(made);
    saving.save({ criteria: made, revision });
  };
  const close = () => {
    drop();
    onClose();
  };
  const sum = sumOf(criteria);
  if (saving.effect) {
    const { changes } = saving.effect;
    return (
      <>
        <EffectShown effect={saving.effect} />
        <Foot
          words={changes.length === 0 ? t('applyOpen') : t('apply', { count: changes.length })}
          isBusy={saving.isBusy}
          cancelWords={t('back')}
          onCancel={saving.back}
          onMain={saving.confirm}
        />
      </>
    );
  }
  return (
    <div className={styles.form}>
      {criteria.length > 0 && <p className={styles.hint}>{t('hint')}</p>}
      {newest && newest.revision > revision && (
        <Alert
          type="warning"
          showIcon
          title={t('changed', { by: newest.by, at: formatStamp(newest.at) })}
          action={
            <span className={styles.choice}>
              <Button size="small" onClick={() => setOwn({ revision: now, criteria: null })}>
                {t('takeTheirs')}
              </Button>
              <Button size="small" onClick={() => setOwn({ revision: now, criteria: [...criteria] })}>
                {t('keepMine')}
              </Button>
            </span>
          }
        />
      )}
      <UsedRubrics
        homeworkId={homeworkId}
        itemId={itemId}
        isEmpty={criteria.length === 0}
        start={
          <Button type="primary" icon={<PlusOutlined />} onClick={() => set([freshCriterion(maxScore)])}>
            {t('start.empty')}
          </Button>
        }
        onUse={(used) => set(structuredClone(used))}
      />
      {criteria.map((one, at) => (
        <CriterionFields
          key={one.criterionId}
          no={at + 1}
          full={maxScore}
          value={one}
          onChange={(next) => set(criteria.map((each) => (each === one ? next : each)))}
          onUp={() => set(movedUp(criteria, at))}
          onRemove={() => set(criteria.filter((each) => each !== one))}
        />
      ))}
      <div className={styles.line}>
        {criteria.length > 0 && criteria.length < MOST_CRITERIA && (
          <Button icon={<PlusOutlined />} onClick={() => set([...criteria, freshCriterion(maxScore - sum)])}>
            {t('addCriterion')}
          </Button>
        )}
        {criteria.length > 0 && (
          <span data-wrong={sum !== maxScore || undefined}>
            {t('sum', { sum: formatNumber(sum), full: formatNumber(maxScore) })}
          </span>
        )}
      </div>
      {wrong && <Alert type="error" showIcon title={t(`wrong.${wrong}`)} />}
      {item.rubric !== null && item.rubric.criteria.length > 0 && (
        <RubricResults homeworkId={homeworkId} itemId={itemId} />
      )}
      {edits.length > 0 && (
        <RubricEdits
          edits={edits}
          isBusy={saving.isBusy}
          onUndo={(before) => saving.save({ criteria: before, revision: now })}
        />
      )}
      <Foot
        words={t('save')}
        isBusy={saving.isBusy}
        isDisabled={criteria.length === 0 && (newest?.criteria.length ?? 0) === 0}
        others={
          (newest?.criteria.length ?? 0) > 0 && (
            <Button
              danger
              type="text"
              disabled={saving.isBusy}
              onClick={() => saving.save({ criteria: [], revision: now })}
            >
              {t('remove')}
            </Button>
          )
        }
        onCancel={close}
        onMain={save}
      />
    </div>
  );
}
