import { type KeyHistory, withKeys } from '@zhibi/contract/marking/answer-keys';
import type { QuestionBody } from '@zhibi/contract/questions';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatStamp } from '../../../platform/time.js';
import { AnswerKey } from '../answer-key.js';
import styles from './rescoring.module.css';
import { UndoChange } from './undo-change.js';

export interface KeyChangesProps {
  of: { homeworkId: string; itemId: string };
  body: QuestionBody;
  items: KeyHistory['items'];
}

/** How a key was changed, the newest first; the newest can be taken back. */
export function KeyChanges({ of, body, items }: KeyChangesProps) {
  const { t } = useTranslation('rescoring');
  const [undone, setUndone] = useState<KeyHistory['items'][number] | null>(null);
  return (
    <section className={styles.changes}>
      <h3>{t('history')}</h3>
      <ol>
        {items.map((change) => {
          const { changeId, at, by, from, to, scores, undoneAt, can } = change;
          return (
            <li key={changeId} data-undone={undoneAt !== null}>
              <span className={styles.fromTo}>
                <AnswerKey body={withKeys(body, from)} /> → <AnswerKey body={withKeys(body, to)} />
              </span>
              <small>
                {t('line', { by, at: formatStamp(at) })} · {t('lineScores', { count: scores })}
                {undoneAt !== null && ` · ${t('undone')}`}
              </small>
              {can.undo && (
                <Button size="small" onClick={() => setUndone(change)}>
                  {t('undo')}
                </Button>
              )}
            </li>
          );
        })}
      </ol>
      {undone && <UndoChange of={of} change={undone} onClose={() => setUndone(null)} />}
    </section>
  );
}
