import type { PrintOrderDetail } from '@zhibi/contract/printing';
import { Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../platform/layout/dialog.js';
import { useMove } from '../use-move.js';

/** A move that needs one line: the number of the shipment, or what the machine did. */
export function AskWord({
  order,
  what,
  onClose,
}: {
  order: PrintOrderDetail;
  what: 'ship' | 'fail';
  onClose: () => void;
}) {
  const { t } = useTranslation('printing');
  const [word, setWord] = useState('');
  const { move, isBusy } = useMove(order, onClose);
  const said = word.trim();
  const send = () => {
    if (said !== '') move(what === 'ship' ? { move: 'ship', shipmentNo: said } : { move: 'fail', note: said });
  };
  const label = t(what === 'ship' ? 'ask.shipmentNo' : 'ask.fail');
  return (
    <Dialog
      title={t(`ask.${what}`)}
      onClose={onClose}
      keepsTyping
      foot={{
        words: t(`move.${what}`),
        isBusy,
        isDisabled: said === '',
        onMain: send,
        // A grey button says what it waits for.
        note: said === '' && t(`ask.needed.${what}`),
      }}
    >
      <Input
        autoFocus
        aria-label={label}
        placeholder={label}
        maxLength={what === 'ship' ? 60 : 200}
        value={word}
        onChange={({ target }) => setWord(target.value)}
        onPressEnter={send}
      />
    </Dialog>
  );
}
