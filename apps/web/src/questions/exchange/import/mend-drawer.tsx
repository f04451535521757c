import {
  exchangeApi,
  type ImportItem,
  type MendedQuestion,
  skipReasons,
  warnReasons,
} from '@zhibi/contract/questions/exchange';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../../platform/api.js';
import { useDraft } from '../../../platform/drafts/use-draft.js';
import { Drawer } from '../../../platform/layout/drawer.js';
import { Foot } from '../../../platform/layout/foot.js';
import { notify } from '../../../platform/notify.js';
import { useSession } from '../../../platform/session-store.js';
import styles from './exchange.module.css';
import { MendPreview } from './mend-preview.js';
import { NearList } from './near-list.js';
import { PartFields } from './part-fields.js';
import { useSettleNear } from './use-settle-near.js';

interface MendDrawerProps {
  importId: string;
  item: ImportItem;
  /** How many wait, this one among them. */
  left: number;
  onClose: () => void;
  onNext: () => void;
}

const empty: MendedQuestion = { type: 'subjective', stem: '', options: [], answer: [], analysis: '', parts: [] };

/** A question that waits: not cut out with certainty, or much like others; as text that can be put right, beside what it is like. */
export function MendDrawer({ importId, item, left, onClose, onNext }: MendDrawerProps) {
  const { t } = useTranslation('exchange');
  const { language } = useSession();
  const [question, setQuestion, forget] = useDraft(`mend ${importId} ${item.position}`, () => item.draft ?? empty);
  const [problem, setProblem] = useState<string>();
  const at = { importId, position: item.position };
  const refreshed = [exchangeApi.importInfo, exchangeApi.items, exchangeApi.imports];
  const done = (words: string) => {
    forget();
    notify.done(words);
    onNext();
  };
  const mend = useWrite(exchangeApi.mend, refreshed, {
    handles: [...Object.keys(skipReasons), 'file-gone'],
    onDone: () => done(t('mend.saved')),
    onRefused: (refusal) => setProblem(refusal.message),
  });
  const drop = useWrite(exchangeApi.drop, refreshed, { onDone: () => done(t('mend.dropped')) });
  const standing = useSettleNear(importId, onNext);
  const giveUp = () => {
    forget();
    onClose();
  };
  const change = (mended: Partial<MendedQuestion>) => setQuestion({ ...question, ...mended });
  const save = () => {
    setProblem(question.stem.trim() === '' ? t('mend.stemEmpty') : undefined);
    if (question.stem.trim() !== '') mend.mutate({ ...at, question });
  };
  return (
    <Drawer open size="wide" title={t('mend.title')} onClose={giveUp}>
      <div className={styles.form}>
        {problem && <Alert type="error" showIcon title={problem} />}
        {item.warnings.length > 0 && (
          <Alert type="warning" showIcon title={item.warnings.map((one) => warnReasons[one][language]).join(' · ')} />
        )}
        {item.near.length > 0 && <NearList near={item.near} />}
        <p className={styles.hint}>{t('mend.signs')}</p>
        <PartFields part={question} isWhole onChange={change} />
        {question.parts.map((part, nth) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts stay in their places while they are mended
          <fieldset key={nth} className={styles.part}>
            <legend>{t('mend.part', { no: nth + 1 })}</legend>
            <PartFields
              part={part}
              onChange={(mended) =>
                change({ parts: question.parts.map((one, at) => (at === nth ? { ...one, ...mended } : one)) })
              }
            />
          </fieldset>
        ))}
        <MendPreview question={question} />
      </div>
      <Foot
        words={t('mend.save')}
        isBusy={mend.isPending}
        onMain={save}
        onCancel={giveUp}
        others={
          <>
            <Button loading={drop.isPending} onClick={() => drop.mutate(at)}>
              {t('mend.drop')}
            </Button>
            {item.near.some((one) => one.question !== null) && (
              <Button loading={standing.isPending} onClick={() => standing.settle([item.position], 'standing')}>
                {t('near.standing')}
              </Button>
            )}
          </>
        }
        note={left > 1 && t('mend.next', { count: left - 1 })}
      />
    </Drawer>
  );
}
