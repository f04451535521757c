import { type DeviceRow, devicesApi } from '@zhibi/contract/capture/devices';
import { Button, Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../../platform/api.js';
import { DraftForm } from '../../../platform/drafts/draft-form.js';
import { showWrong } from '../../../platform/form-errors.js';

export interface OwnerProps {
  device: DeviceRow;
  onChanged: (now: { revision: number }, words: string) => void;
}

/** A pen is given to a teacher by account: what it writes is correction from then on. */
export function TeacherOwner({ device: { schoolId, mac, revision }, onChanged }: OwnerProps) {
  const { t } = useTranslation('devices');
  const [form] = Form.useForm<{ account: string }>();
  const binding = useWrite(devicesApi.bindTeacher, [devicesApi.devices, devicesApi.health], {
    onDone: (now, { account }) => onChanged(now, t('boundTeacher', { mac, account })),
    onRefused: (refusal) => showWrong(form, [{ name: 'account', errors: [refusal.message] }]),
    handles: ['no-such-teacher', 'not-free'],
  });
  return (
    <DraftForm
      draft={`teacher ${mac}`}
      on={revision}
      form={form}
      layout="vertical"
      onFinish={({ account }) => binding.mutate({ schoolId, mac, revision, account: account.trim() })}
    >
      <Form.Item label={t('bindToTeacher')} extra={t('bindTeacherHint')}>
        <Form.Item noStyle name="account" rules={[{ required: true, message: t('needAccount') }]}>
          <Input style={{ width: 220, marginRight: 8 }} aria-label={t('bindToTeacher')} autoComplete="off" />
        </Form.Item>
        <Button htmlType="submit" loading={binding.isPending}>
          {t('bindTeacher')}
        </Button>
      </Form.Item>
    </DraftForm>
  );
}
