import { CopyOutlined, PrinterOutlined } from '@ant-design/icons';
import type { PasswordSlip } from '@zhibi/contract/people';
import { Alert, Button } from 'antd';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../platform/layout/dialog.js';
import { Foot } from '../../../platform/layout/foot.js';
import { notify } from '../../../platform/notify.js';
import { SlipSheet } from './slip-sheet.js';
import styles from './slips.module.css';

/** Initial passwords, once: printed on A4 or copied, and a warning before they are gone. */
export function SlipDialog({ slips, onClose }: { slips: readonly PasswordSlip[]; onClose: () => void }) {
  const { t } = useTranslation('records');
  const [isKept, setIsKept] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  // The browser's own question before the tab closes: what is shown here cannot be shown again.
  useEffect(() => {
    if (isKept) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isKept]);
  const close = () => (isKept ? onClose() : setIsAsking(true));
  const print = () => {
    window.print();
    setIsKept(true);
  };
  const copy = async () => {
    await navigator.clipboard.writeText(asTable(slips));
    setIsKept(true);
    notify.done(t('slips.copiedTable'));
  };
  return (
    <>
      <Dialog
        size={slips.length > 1 ? 'wide' : 'ask'}
        title={`${t('slips.title')} · ${t('slips.count', { count: slips.length })}`}
        keepsTyping
        onClose={close}
      >
        <Alert type="warning" showIcon title={t('slips.once')} className={styles.once} />
        <div className={styles.scroll}>
          <SlipSheet slips={slips} />
        </div>
        <Foot
          words={t('slips.print')}
          icon={<PrinterOutlined />}
          onMain={print}
          cancelWords={t(isAsking ? 'slips.closeAnyway' : 'slips.close')}
          onCancel={isAsking ? onClose : close}
          note={isAsking && <span role="alert">{t('slips.closeAsk')}</span>}
          others={
            !isAsking && (
              <Button icon={<CopyOutlined />} onClick={() => void copy()}>
                {t('slips.copy')}
              </Button>
            )
          }
        />
      </Dialog>
      {createPortal(
        <div className={styles.paper} aria-hidden="true">
          <SlipSheet slips={slips} />
        </div>,
        document.body,
      )}
    </>
  );
}

/** Rows for a spreadsheet, tabs between. */
const asTable = (slips: readonly PasswordSlip[]): string =>
  slips.map(({ className, name, account, password }) => [className, name, account, password].join('\t')).join('\n');
