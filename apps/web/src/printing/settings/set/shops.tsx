import { type Machine, printSettingsApi, type Shop } from '@zhibi/contract/printing/settings';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../../platform/api.js';
import { Card } from '../../../platform/layout/card.js';
import { Confirm } from '../../../platform/layout/confirm.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { PlainTable } from '../../../platform/layout/plain-table.js';
import { StatusTag } from '../../../platform/layout/status-tag.js';
import styles from '../../parts/orders.module.css';
import { PrinterButton } from '../../parts/printers/printer-button.js';
import { useDictionary } from '../../parts/use-dictionary.js';
import { MachineDialog } from './machine-dialog.js';
import { ShopDialog } from './shop-dialog.js';
import { clockText } from './time-fields.js';

type Open = { what: 'shop'; shop: Shop } | { what: 'machine'; shop: Shop; machine: Machine | null };

/** The print shops: open or closed, whom they serve, what they print on. */
export function Shops({ shops }: { shops: readonly Shop[] }) {
  const { t } = useTranslation('settings');
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  if (shops.length === 0)
    return (
      <Card>
        <EmptyState title={t('set.noShops')} hint={t('set.noShopsHint')} />
      </Card>
    );
  return (
    <div className={styles.stack}>
      {shops.map((shop) => (
        <ShopCard key={shop.shopId} shop={shop} onOpen={setOpen} />
      ))}
      {open?.what === 'shop' && <ShopDialog shop={open.shop} onClose={close} />}
      {open?.what === 'machine' && <MachineDialog shop={open.shop} machine={open.machine} onClose={close} />}
    </div>
  );
}

function ShopCard({ shop, onOpen }: { shop: Shop; onOpen: (open: Open) => void }) {
  const { t } = useTranslation('settings');
  const { nameOf } = useDictionary();
  const removing = useWrite(printSettingsApi.removeMachine, [printSettingsApi.settings]);
  const { closed, routes, machines } = shop;
  const rounds = routes.map((route) =>
    t('set.routeOf', { at: clockText(route.departsAt), name: route.name, count: route.schoolIds.length }),
  );
  return (
    <Card
      flush
      title={<span translate="no">{shop.shopName}</span>}
      extra={
        <>
          <Button size="small" onClick={() => onOpen({ what: 'shop', shop })}>
            {t('set.editShop')}
          </Button>
          <Button size="small" onClick={() => onOpen({ what: 'machine', shop, machine: null })}>
            {t('set.addMachine')}
          </Button>
        </>
      }
    >
      <p className={styles.inCard}>
        <StatusTag tone={closed ? 'off' : 'done'}>
          {closed ? t('set.closed', { reason: closed.reason }) : t('set.open')}
        </StatusTag>{' '}
        {rounds.length === 0 ? t('set.allSchools') : rounds.join(' · ')}
      </p>
      {machines.length === 0 ? (
        <p className={styles.inCard}>{t('set.noMachines')}</p>
      ) : (
        <PlainTable
          asCards
          words={3}
          columns={[t('set.machine'), t('set.papers'), t('set.state'), t('set.speed'), t('set.setup'), '']}
          rows={machines.map((machine) => ({
            key: machine.machineId,
            cells: [
              machine.name,
              [
                ...machine.paperSizes.map((code) => nameOf('paperSize', code)),
                ...(machine.inColour ? [t('set.canColour')] : []),
                ...(machine.duplex ? [t('set.canDuplex')] : []),
                t('set.edgeOf', { mm: machine.edgeMm }),
              ].join(' · '),
              <StatusTag key="state" tone={machine.stopped ? 'bad' : 'done'}>
                {machine.stopped || t('set.works')}
              </StatusTag>,
              machine.sheetsPerHour.toLocaleString('en-US'),
              t('set.setupOf', { minutes: machine.setupMinutes, sheets: machine.setupSheets }),
              <span key="acts">
                <PrinterButton machineId={machine.machineId} />
                <Button type="link" size="small" onClick={() => onOpen({ what: 'machine', shop, machine })}>
                  {t('set.editMachine')}
                </Button>
                <Confirm
                  title={t('set.removeMachine')}
                  hint={t('set.removeMachineHint')}
                  words={t('set.removeMachine')}
                  isDangerous
                  onConfirm={() => removing.mutate({ machineId: machine.machineId })}
                >
                  <Button type="link" size="small" danger>
                    {t('set.removeMachine')}
                  </Button>
                </Confirm>
              </span>,
            ],
          }))}
        />
      )}
    </Card>
  );
}
