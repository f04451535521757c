import { type DeviceRow, devicesApi } from '@zhibi/contract/capture/devices';
import { Button, Form, Input, Timeline } from 'antd';
import { useTranslation } from 'react-i18next';
import { useRead, useWrite } from '../../../platform/api.js';
import { DraftForm } from '../../../platform/drafts/draft-form.js';
import { showWrong } from '../../../platform/form-errors.js';
import { Confirm } from '../../../platform/layout/confirm.js';
import { Drawer } from '../../../platform/layout/drawer.js';
import { Foot } from '../../../platform/layout/foot.js';
import { notify } from '../../../platform/notify.js';
import { Screen } from '../../../platform/screen.js';
import { formatStamp } from '../../../platform/time.js';
import { type OwnerProps, TeacherOwner } from './teacher-owner.js';
import type { DoneTo } from './undo-note.js';

export interface DeviceDrawerProps {
  device: DeviceRow | null;
  onChanged: (done: DoneTo) => void;
  onClose: () => void;
}

/** One device: what is written down about it, whose it is, and what happened to it. */
export function DeviceDrawer({ device, onChanged, onClose }: DeviceDrawerProps) {
  return (
    <Drawer title={device?.mac} open={device !== null} onClose={onClose}>
      {device && <Inside device={device} onChanged={onChanged} onClose={onClose} />}
    </Drawer>
  );
}

function Inside({ device, onChanged, onClose }: DeviceDrawerProps & { device: DeviceRow }) {
  const { t } = useTranslation('devices');
  const { schoolId, mac, revision, can } = device;
  const refreshes = [devicesApi.devices, devicesApi.health, devicesApi.history];
  const saving = useWrite(devicesApi.save, refreshes, {
    onDone: () => {
      notify.done(t('saved'));
      onClose();
    },
  });
  const changed = (now: { revision: number }, words: string) => {
    onChanged({ schoolId, mac, ...now, words });
    onClose();
  };
  const marking = useWrite(devicesApi.setState, refreshes, {
    onDone: (now, { state }) => changed(now, t('nowIn', { mac, state: t(`states.${state}`) })),
  });
  return (
    <>
      {(can.bind || can.unbind) && <Owner device={device} onChanged={changed} />}
      <DraftForm
        draft={`device ${device.mac}`}
        on={revision}
        layout="vertical"
        initialValues={device}
        onFinish={({ name, room, firmware }: DeviceRow) =>
          saving.mutate({ schoolId, mac, revision, name, room, firmware })
        }
      >
        <Form.Item name="name" label={t('name')}>
          <Input maxLength={40} />
        </Form.Item>
        <Form.Item name="room" label={t('room')}>
          <Input maxLength={40} />
        </Form.Item>
        <Form.Item name="firmware" label={t('firmware')}>
          <Input maxLength={30} />
        </Form.Item>
        <Foot
          words={t('save')}
          isBusy={saving.isPending}
          onCancel={onClose}
          note={
            <>
              {device.state !== 'lost' && (
                <Confirm
                  title={t('lostAsk', { mac })}
                  hint={can.unbind && t('lostHint')}
                  onConfirm={() => marking.mutate({ schoolId, mac, revision, state: 'lost' })}
                >
                  <Button loading={marking.isPending}>{t('markLost')}</Button>
                </Confirm>
              )}
              {device.state === 'lost' && (
                <Button
                  loading={marking.isPending}
                  onClick={() => marking.mutate({ schoolId, mac, revision, state: 'spare' })}
                >
                  {t('found')}
                </Button>
              )}
            </>
          }
        />
      </DraftForm>
      <History device={device} />
    </>
  );
}

/** A pen is given to a student by number, or taken back. */
function Owner({ device, onChanged }: OwnerProps) {
  const { t } = useTranslation('devices');
  const { schoolId, mac, revision, can, studentNo, className, teacherName } = device;
  const [form] = Form.useForm<{ studentNo: string }>();
  const binding = useWrite(devicesApi.bind, [devicesApi.devices, devicesApi.health], {
    onDone: (now, { studentNo: number }) =>
      onChanged(now, number === '' ? t('nowIn', { mac, state: t('states.spare') }) : t('bound', { mac, number })),
    onRefused: (refusal) => showWrong(form, [{ name: 'studentNo', errors: [refusal.message] }]),
    handles: ['no-such-student', 'student-has-pen', 'not-free'],
  });
  if (can.unbind)
    return (
      <p>
        {t('with', { who: teacherName || [className, studentNo].filter(Boolean).join(' ') })}{' '}
        <Button
          type="link"
          loading={binding.isPending}
          onClick={() => binding.mutate({ schoolId, mac, revision, studentNo: '' })}
        >
          {t('unbind')}
        </Button>
      </p>
    );
  return (
    <>
      <DraftForm
        draft={`owner ${mac}`}
        on={revision}
        form={form}
        layout="vertical"
        onFinish={({ studentNo: number }) => binding.mutate({ schoolId, mac, revision, studentNo: number.trim() })}
      >
        <Form.Item label={t('bindTo')} extra={t('bindHint')}>
          <Form.Item noStyle name="studentNo" rules={[{ required: true, message: t('needNumber') }]}>
            <Input style={{ width: 220, marginRight: 8 }} aria-label={t('bindTo')} autoFocus autoComplete="off" />
          </Form.Item>
          <Button htmlType="submit" loading={binding.isPending}>
            {t('bind')}
          </Button>
        </Form.Item>
      </DraftForm>
      <TeacherOwner device={device} onChanged={onChanged} />
    </>
  );
}

const happenings = ['added', 'changed', 'bound', 'unbound', 'in-use', 'spare', 'lost', 'disabled', 'restored'] as const;

function History({ device: { schoolId, mac } }: { device: DeviceRow }) {
  const { t } = useTranslation('devices');
  const history = useRead(devicesApi.history, { schoolId, mac });
  const reported = (what: string) => {
    const known = happenings.find((one) => one === what);
    return known ? t(`happened.${known}`) : what;
  };
  return (
    <>
      <h3>{t('history')}</h3>
      <Screen read={history} skeleton={{ rows: 2 }} isEmpty={({ items }) => items.length === 0} empty={t('noHistory')}>
        {({ items }) => (
          <Timeline
            items={items.map(({ what, at, by, detail }) => ({
              key: `${at} ${what}`,
              content: [reported(what), detail, formatStamp(at), by].filter(Boolean).join(' · '),
            }))}
          />
        )}
      </Screen>
    </>
  );
}
