import { ABSENT } from '@zhibi/contract/kernel';
import { type AnswerToMark, type LedgerLine, markingApi } from '@zhibi/contract/marking';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useRead, useWrite } from '../../../platform/api.js';
import { Screen } from '../../../platform/screen.js';
import { formatRate, formatStamp } from '../../../platform/time.js';
import { RoundReason } from '../rounds/round-reason.js';
import styles from './ledger-popover.module.css';

export type LedgerOf = Pick<AnswerToMark, 'answerId' | 'name' | 'revision'>;

/** All scores of an answer, the newest first, each of which can stand again. */
export function Ledger({ answer: { answerId, revision } }: { answer: LedgerOf }) {
  const { t } = useTranslation('marking');
  const read = useRead(markingApi.ledger, { answerId });
  const restoring = useWrite(markingApi.restore, [
    markingApi.ledger,
    markingApi.answers,
    markingApi.papers,
    markingApi.items,
    markingApi.students,
  ]);
  return (
    <div className={styles.ledger}>
      <Screen
        read={read}
        skeleton={{ rows: 2 }}
        isEmpty={({ items }) => items.length === 0}
        empty={<p>{t('ledger.empty')}</p>}
      >
        {({ items }) => (
          <ol>
            {items.map((line) => (
              <Line
                key={line.entryId}
                line={line}
                busy={restoring.isPending}
                onRestore={() => restoring.mutate({ answerId, revision, entryId: line.entryId })}
              />
            ))}
          </ol>
        )}
      </Screen>
    </div>
  );
}

function Line({ line, busy, onRestore }: { line: LedgerLine; busy: boolean; onRestore: () => void }) {
  const { at, by, kind, origin, from, to, confidence, comment, reason, can } = line;
  const { t } = useTranslation('marking');
  const who = kind === 'machine' ? t('ledger.machine') : by;
  const sure =
    kind === 'machine' && confidence !== null
      ? ` · ${t('mark.machineSure', { sure: formatRate(confidence).replace('%', '') })}`
      : '';
  return (
    <li>
      <b data-by={kind}>
        {from ?? ABSENT} → {to ?? ABSENT}
      </b>
      <span>
        {who}
        {kind === 'undo' && ` · ${t('ledger.undo')}`}
        {origin === 'paper' && ` · ${t('ledger.paper')}`}
        {kind === 'restore' && ` · ${t('ledger.restored')}`}
        {kind === 'key' && ` · ${t('ledger.key')}`}
        {kind === 'rubric' && ` · ${t('ledger.rubric')}`}
        {kind === 'appeal' && ` · ${t('ledger.appeal')}`}
        {sure}
      </span>
      {reason && <RoundReason reason={reason} />}
      <span>{formatStamp(at)}</span>
      {comment && <q>{comment}</q>}
      {can.restore && (
        <Button size="small" type="link" disabled={busy} className={styles.restore} onClick={onRestore}>
          {t('ledger.restore')}
        </Button>
      )}
    </li>
  );
}
