import { type KeyHistory, keysApi, withKeys } from '@zhibi/contract/marking/answer-keys';
import type { QuestionBody } from '@zhibi/contract/questions';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../../platform/api.js';
import { Confirm } from '../../../platform/layout/confirm.js';
import { notify } from '../../../platform/notify.js';
import { formatStamp } from '../../../platform/time.js';
import { AnswerKey } from '../answer-key.js';
import { rescored } from './rescored-reads.js';
import styles from './rescoring.module.css';

export interface KeyChangesProps {
  of: { homeworkId: string; itemId: string };
  body: QuestionBody;
  items: KeyHistory['items'];
}

/** How a key was changed, the newest first; the newest can be taken back. */
export function KeyChanges({ of, body, items }: KeyChangesProps) {
  const { t } = useTranslation('rescoring');
  const undoing = useWrite(keysApi.undo, rescored, {
    onDone: ({ scores }) => notify.done(t('undoneNow', { count: scores })),
  });
  return (
    <section className={styles.changes}>
      <h3>{t('history')}</h3>
      <ol>
        {items.map(({ changeId, at, by, from, to, scores, undoneAt, can }) => (
          <li key={changeId} data-undone={undoneAt !== null}>
            <span className={styles.fromTo}>
              <AnswerKey body={withKeys(body, from)} /> → <AnswerKey body={withKeys(body, to)} />
            </span>
            <small>
              {t('line', { by, at: formatStamp(at) })} · {t('lineScores', { count: scores })}
              {undoneAt !== null && ` · ${t('undone')}`}
            </small>
            {can.undo && (
              <Confirm
                title={t('undoAsk')}
                hint={t('undoHint')}
                words={t('undo')}
                onConfirm={() => undoing.mutate({ ...of, changeId })}
              >
                <Button size="small" loading={undoing.isPending}>
                  {t('undo')}
                </Button>
              </Confirm>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
