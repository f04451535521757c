import { type DeviceRow, devicesApi } from '@zhibi/contract/capture/devices';
import { Button, Form, Radio } from 'antd';
import { useTranslation } from 'react-i18next';
import { useRead, useWrite } from '../../../platform/api.js';
import { DraftForm } from '../../../platform/drafts/draft-form.js';
import { Confirm } from '../../../platform/layout/confirm.js';
import { Drawer } from '../../../platform/layout/drawer.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { AtFoot } from '../../../platform/layout/foot.js';
import { Screen } from '../../../platform/screen.js';
import { formatRate } from '../../../platform/time.js';
import styles from './page.module.css';
import type { DoneTo } from './undo-note.js';

export interface SwapDrawerProps {
  device: DeviceRow | null;
  onChanged: (done: DoneTo) => void;
  onClose: () => void;
}

/** A student's pen is swapped for a spare one: why, and which. What was written stays with the student. */
export function SwapDrawer({ device, onChanged, onClose }: SwapDrawerProps) {
  const { t } = useTranslation('devices');
  return (
    <Drawer title={t('swap.title')} open={device !== null} onClose={onClose}>
      {device && <Inside device={device} onChanged={onChanged} onClose={onClose} />}
    </Drawer>
  );
}

const reasons = ['spare', 'lost', 'disabled'] as const;
interface Choice {
  why: (typeof reasons)[number];
  to: string;
}

function Inside({ device, onChanged, onClose }: SwapDrawerProps & { device: DeviceRow }) {
  const { t } = useTranslation('devices');
  const { schoolId, mac, revision, className, studentNo } = device;
  const [form] = Form.useForm<Choice>();
  const chosen = { why: Form.useWatch('why', form), to: Form.useWatch('to', form) };
  const isChosen = chosen.why !== undefined && chosen.to !== undefined;
  const spares = useRead(devicesApi.spares, { schoolId });
  const swapping = useWrite(devicesApi.swap, [devicesApi.devices, devicesApi.health, devicesApi.spares], {
    onDone: (now, { to, why }) => {
      onChanged({ schoolId, mac, ...now, words: t('swap.done', { mac: to, old: mac, state: t(`states.${why}`) }) });
      onClose();
    },
  });
  const who = [className, studentNo].filter(Boolean).join(' ');
  return (
    <Screen
      read={spares}
      skeleton={{ rows: 4 }}
      isEmpty={({ items }) => items.length === 0}
      empty={<EmptyState title={t('swap.noSpare')} hint={t('swap.noSpareHint')} />}
    >
      {({ items }) => (
        <DraftForm
          draft={`swap ${device.mac}`}
          on={revision}
          form={form}
          layout="vertical"
          requiredMark={false}
          onFinish={(choice: Choice) => swapping.mutate({ schoolId, mac, revision, ...choice })}
        >
          <p>{t('swap.who', { who, mac })}</p>
          <Form.Item name="why" label={t('swap.why')} rules={[{ required: true, message: t('swap.needWhy') }]}>
            <Radio.Group options={reasons.map((one) => ({ value: one, label: t(`swap.because.${one}`) }))} />
          </Form.Item>
          <Form.Item name="to" label={t('swap.to')} rules={[{ required: true, message: t('swap.needTo') }]}>
            <Radio.Group
              vertical
              options={items.map((spare) => ({
                value: spare.mac,
                label: (
                  <>
                    <span className={styles.mac}>{spare.mac}</span>{' '}
                    {[spare.name, spare.battery === null ? '' : formatRate(spare.battery / 100)]
                      .filter(Boolean)
                      .join(' · ')}
                  </>
                ),
              }))}
            />
          </Form.Item>
          <AtFoot>
            <Button onClick={onClose}>{t('cancel')}</Button>
            <Confirm
              disabled={!isChosen}
              title={isChosen && t('swap.ask', { who, mac: chosen.to })}
              hint={isChosen && t('swap.askHint', { mac, state: t(`states.${chosen.why}`) })}
              onConfirm={form.submit}
            >
              <Button
                type="primary"
                loading={swapping.isPending}
                onClick={isChosen ? undefined : form.submit} // tells beside the fields what is missing
              >
                {t('swap.short')}
              </Button>
            </Confirm>
          </AtFoot>
        </DraftForm>
      )}
    </Screen>
  );
}
