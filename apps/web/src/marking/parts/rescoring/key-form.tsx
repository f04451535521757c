import { useQueryClient } from '@tanstack/react-query';
import type { ItemToMark } from '@zhibi/contract/marking';
import { areKeysFor, areSameKeys, isComparedKey, keysApi, withKeys } from '@zhibi/contract/marking/answer-keys';
import type { AnswerKey as Key } from '@zhibi/contract/questions';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refresh, useRead, useWrite } from '../../../platform/api.js';
import { useDraft } from '../../../platform/drafts/use-draft.js';
import { Foot } from '../../../platform/layout/foot.js';
import { notify } from '../../../platform/notify.js';
import { Screen } from '../../../platform/screen.js';
import { AnswerKey } from '../answer-key.js';
import { KeyField } from './key-field.js';
import { rescored } from './rescored-reads.js';
import styles from './rescoring.module.css';
import { RescoringShown } from './rescoring-shown.js';

export interface KeyFormProps {
  homeworkId: string;
  item: ItemToMark;
  /** What counts now. */
  keys: Key[];
  onClose: () => void;
}

/** Another key, whom it would change, and then the change. */
export function KeyForm({ homeworkId, item, keys, onClose }: KeyFormProps) {
  const { t } = useTranslation('rescoring');
  const queries = useQueryClient();
  const { itemId, body } = item;
  const [draft, setDraft, drop] = useDraft(`key ${homeworkId} ${itemId}`, () => ({ keys }));
  const [wanted, setWanted] = useState<Key[] | null>(null);
  const read = useRead(keysApi.preview, wanted && { homeworkId, itemId, keys: wanted });
  const changing = useWrite(keysApi.change, rescored, {
    onDone: ({ scores }) => {
      drop();
      notify.done(scores === 0 ? t('doneNone') : t('done', { count: scores }));
      onClose();
    },
    // What the preview showed is no longer so: it is made anew, and looked at again.
    onRefused: () => void refresh(queries, [keysApi.preview, keysApi.history]),
  });
  const set = (at: number, key: Key) => {
    setWanted(null);
    setDraft({ keys: draft.keys.map((one, nth) => (nth === at ? key : one)) });
  };
  const cancel = () => {
    drop();
    onClose();
  };
  const isNew = areKeysFor(body, draft.keys) && !areSameKeys(draft.keys, keys);
  const preview = wanted === null ? undefined : read.data;
  return (
    <div className={styles.form}>
      <p className={styles.hint}>{t('hint')}</p>
      <div className={styles.now}>
        <span>{t('now')}</span>
        <AnswerKey body={withKeys(body, keys)} />
      </div>
      <fieldset className={styles.fields}>
        <legend>{t('next')}</legend>
        {draft.keys.map((key, at) => {
          const part = body.parts[at];
          return (
            isComparedKey(key) && (
              // biome-ignore lint/suspicious/noArrayIndexKey: parts have no id and keep their order
              <div key={at} className={styles.field}>
                {part && <span>{t('part', { no: at + 1 })}</span>}
                <KeyField
                  label={part ? t('part', { no: at + 1 }) : t('next')}
                  question={part ?? body}
                  value={key}
                  onKey={(next) => set(at, next)}
                />
              </div>
            )
          );
        })}
      </fieldset>
      {wanted === null ? (
        <Button className={styles.preview} disabled={!isNew} onClick={() => setWanted(draft.keys)}>
          {t('preview')}
        </Button>
      ) : (
        <Screen read={read} skeleton={{ rows: 4 }}>
          {(seen) => <RescoringShown seen={seen} />}
        </Screen>
      )}
      <Foot
        words={preview?.changes.length === 0 ? t('applyNone') : t('apply')}
        isDisabled={preview === undefined || read.isFetching}
        isBusy={changing.isPending}
        onCancel={cancel}
        onMain={() => wanted && preview && changing.mutate({ homeworkId, itemId, keys: wanted, seen: preview.seen })}
      />
    </div>
  );
}
