import { Popover } from 'antd';
import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazily } from '../../../platform/lazily.js';
import type { LedgerOf } from './ledger.js';
import styles from './ledger-popover.module.css';

const Ledger = lazily(() => import('./ledger.js').then((made) => made.Ledger));

/** Every score answers who, when, and from what to what. */
export function LedgerPopover({ answer, children }: { answer: LedgerOf; children: ReactNode }) {
  const { t } = useTranslation('marking');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Popover
      trigger="click"
      open={isOpen}
      onOpenChange={setIsOpen}
      title={t('ledger.title', { name: answer.name })}
      content={
        isOpen && (
          <Suspense>
            <Ledger answer={answer} />
          </Suspense>
        )
      }
    >
      <button type="button" className={styles.open} onMouseDown={(event) => event.preventDefault()}>
        {children}
      </button>
    </Popover>
  );
}
