import { type MachinePrinter, type PrinterFacts, printersApi } from '@zhibi/contract/printing/printers';
import { Button } from 'antd';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../../platform/api.js';
import { Confirm } from '../../../platform/layout/confirm.js';
import { notify } from '../../../platform/notify.js';
import styles from '../orders.module.css';
import { useReasonWords } from './reason-words.js';

/** What a printer can do, in a few words. */
export const printerWords = (t: TFunction<'printers'>, { model, isUsable, colour, duplex }: PrinterFacts): string[] => [
  ...(model ? [model] : []),
  ...(isUsable ? [] : [t('printer.unusable')]),
  t(colour ? 'printer.colour' : 'printer.mono'),
  t(duplex ? 'printer.duplex' : 'printer.single'),
];

interface Props {
  machineId: string;
  printer: NonNullable<MachinePrinter['printer']>;
  onGone: () => void;
}

/** The printer that a machine has: what it can do, how it stands at this moment, and how it is given up. */
export function ConnectedPrinter({ machineId, printer, onGone }: Props) {
  const { t } = useTranslation('printers');
  const words = useReasonWords();
  const looking = useWrite(printersApi.look, []);
  const leaving = useWrite(printersApi.disconnect, [printersApi.list], {
    onDone: () => {
      notify.done(t('printer.disconnected'));
      onGone();
    },
  });
  const now = looking.data;
  return (
    <div className={styles.field}>
      <span>{t('printer.now')}</span>
      <span>
        <b translate="no">{printer.address}</b>
        <br />
        {printerWords(t, printer).join(' · ')}
      </span>
      {now && (
        <span role="status">
          {[t(`printer.state.${now.state}`), now.isAccepting ? '' : t('printer.notAccepting'), words(now.reasons)]
            .filter(Boolean)
            .join(' · ')}
        </span>
      )}
      <span>
        <Button size="small" loading={looking.isPending} onClick={() => looking.mutate({ machineId })}>
          {t('printer.look')}
        </Button>{' '}
        <Confirm
          title={t('printer.disconnect')}
          hint={t('printer.disconnectHint')}
          words={t('printer.disconnect')}
          onConfirm={() => leaving.mutate({ machineId })}
        >
          <Button size="small" danger>
            {t('printer.disconnect')}
          </Button>
        </Confirm>
      </span>
    </div>
  );
}
