import { LinkOutlined } from '@ant-design/icons';
import { type PrintOrderDetail, printingApi } from '@zhibi/contract/printing';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../people/index.js';
import { useWrite } from '../../platform/api.js';
import { Dialog } from '../../platform/layout/dialog.js';
import { notify } from '../../platform/notify.js';
import { formatNear } from '../../platform/time.js';
import styles from './orders.module.css';

/** Print staff take the file to the computer at the machine by an address that ends: nobody logs in there. */
export function FileLink({ order: { orderId } }: { order: PrintOrderDetail }) {
  const { t } = useTranslation('printing');
  const role = useUser().currentRole;
  const [link, setLink] = useState<{ address: string; until: string } | null>(null);
  const making = useWrite(printingApi.link, [], {
    onDone: ({ token, until }) =>
      setLink({ address: `${location.origin}${printingApi.linked.path}?token=${token}`, until }),
  });
  if (role !== 'ZHIBI_PRINT_SHOP' && role !== 'ZHIBI_PRINT_CENTER') return null;
  return (
    <>
      <Button icon={<LinkOutlined />} loading={making.isPending} onClick={() => making.mutate({ orderId })}>
        {t('link.make')}
      </Button>
      {link && <ShownLink {...link} onClose={() => setLink(null)} />}
    </>
  );
}

function ShownLink({ address, until, onClose }: { address: string; until: string; onClose: () => void }) {
  const { t } = useTranslation('printing');
  const copy = async () => {
    await navigator.clipboard.writeText(address);
    notify.done(t('link.copied'));
  };
  return (
    // Pages over plain HTTP have no clipboard: there the address is marked and copied by hand.
    <Dialog
      title={t('link.title')}
      onClose={onClose}
      {...(navigator.clipboard && { foot: { words: t('link.copy'), onMain: () => void copy() } })}
    >
      <div className={styles.field}>
        <Input
          readOnly
          aria-label={t('link.title')}
          value={address}
          onFocus={({ target }) => target.select()}
          translate="no"
        />
        <small>{t('link.hint', { at: formatNear(until) })}</small>
      </div>
    </Dialog>
  );
}
