import { ABSENT } from '@zhibi/contract/kernel';
import { type LedgerLine, markingApi } from '@zhibi/contract/marking';
import { Popover } from 'antd';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../../platform/api.js';
import { Screen } from '../../../platform/screen.js';
import { formatRate, formatStamp } from '../../../platform/time.js';
import styles from './ledger-popover.module.css';

/** Every score answers who, when, and from what to what. */
export function LedgerPopover({ answerId, name, children }: { answerId: string; name: string; children: ReactNode }) {
  const { t } = useTranslation('marking');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Popover
      trigger="click"
      open={isOpen}
      onOpenChange={setIsOpen}
      title={t('ledger.title', { name })}
      content={isOpen && <Ledger answerId={answerId} />}
    >
      <button type="button" className={styles.open} onMouseDown={(event) => event.preventDefault()}>
        {children}
      </button>
    </Popover>
  );
}

function Ledger({ answerId }: { answerId: string }) {
  const { t } = useTranslation('marking');
  const read = useRead(markingApi.ledger, { answerId });
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
              <Line key={`${line.at} ${line.kind} ${line.to}`} line={line} />
            ))}
          </ol>
        )}
      </Screen>
    </div>
  );
}

function Line({ line: { at, by, kind, origin, from, to, confidence, comment } }: { line: LedgerLine }) {
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
        {sure}
      </span>
      <span>{formatStamp(at)}</span>
      {comment && <q>{comment}</q>}
    </li>
  );
}
