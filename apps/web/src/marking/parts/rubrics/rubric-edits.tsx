import type { Criterion, RubricEdit } from '@zhibi/contract/marking/rubrics';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { formatStamp } from '../../../platform/time.js';
import { inShort } from './rubric-draft.js';
import styles from './rubric-form.module.css';

export interface RubricEditsProps {
  edits: readonly RubricEdit[];
  isBusy: boolean;
  /** The criteria before the newest edit come back; whose score follows is seen before, as with any edit. */
  onUndo: (before: Criterion[]) => void;
}

/** How a rubric was edited, the newest first; the newest can be taken back. */
export function RubricEdits({ edits, isBusy, onUndo }: RubricEditsProps) {
  const { t } = useTranslation('rubrics');
  return (
    <section className={styles.edits}>
      <h3>{t('history')}</h3>
      <ol>
        {edits.map(({ revision, by, at, criteria, scores }, nth) => (
          <li key={revision}>
            <span>{criteria.length === 0 ? t('none') : inShort(criteria)}</span>
            <small>
              {t('line', { by, at: formatStamp(at) })}
              {scores > 0 && ` · ${t('lineScores', { count: scores })}`}
            </small>
            {nth === 0 && (
              <Button size="small" disabled={isBusy} onClick={() => onUndo(edits[1]?.criteria ?? [])}>
                {t('undo')}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
