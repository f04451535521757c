import { type DeviceRow, devicesApi } from '@zhibi/contract/capture/devices';
import { Button, Drawer, Radio } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRead, useWrite } from '../../../platform/api.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { notify } from '../../../platform/notify.js';
import { Screen } from '../../../platform/screen.js';
import { formatRate } from '../../../platform/time.js';
import styles from './page.module.css';

/** A student's pen is swapped for a spare one: why, and which. What was written stays with the student. */
export function SwapDrawer({ device, onClose }: { device: DeviceRow | null; onClose: () => void }) {
  const { t } = useTranslation('devices');
  return (
    <Drawer title={t('swap.title')} size={480} open={device !== null} onClose={onClose} destroyOnHidden>
      {device && <Inside device={device} onClose={onClose} />}
    </Drawer>
  );
}

const reasons = ['lost', 'spare', 'disabled'] as const;

function Inside({ device, onClose }: { device: DeviceRow; onClose: () => void }) {
  const { t } = useTranslation('devices');
  const { schoolId, mac, revision, className, studentNo } = device;
  const [why, setWhy] = useState<(typeof reasons)[number]>('lost');
  const spares = useRead(devicesApi.spares, { schoolId });
  const swapping = useWrite(devicesApi.swap, [devicesApi.devices, devicesApi.health, devicesApi.spares], {
    onDone: (_, { to }) => {
      notify.done(t('swap.done', { mac: to }));
      onClose();
    },
  });
  return (
    <>
      <p>{t('swap.who', { who: [className, studentNo].filter(Boolean).join(' '), mac })}</p>
      <Radio.Group
        aria-label={t('swap.why')}
        value={why}
        onChange={({ target }) => setWhy(reasons.find((one) => one === target.value) ?? 'lost')}
        options={reasons.map((one) => ({ value: one, label: t(`swap.because.${one}`) }))}
      />
      <Screen
        read={spares}
        skeleton={{ rows: 4 }}
        isEmpty={({ items }) => items.length === 0}
        empty={<EmptyState title={t('swap.noSpare')} hint={t('swap.noSpareHint')} />}
      >
        {({ items }) => (
          <div className={styles.spares}>
            {items.map((spare) => (
              <Button
                key={spare.mac}
                block
                loading={swapping.isPending && swapping.variables.to === spare.mac}
                onClick={() => swapping.mutate({ schoolId, mac, revision, to: spare.mac, why })}
              >
                <span className={styles.mac}>{spare.mac}</span>
                <span>
                  {[spare.name, spare.battery === null ? '' : formatRate(spare.battery / 100)]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </Button>
            ))}
          </div>
        )}
      </Screen>
    </>
  );
}
