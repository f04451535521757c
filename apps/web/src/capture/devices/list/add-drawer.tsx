import { DeviceKind, devicesApi } from '@zhibi/contract/capture/devices';
import { fieldMessages, fieldRules } from '@zhibi/contract/kernel';
import { Form, Input, Radio } from 'antd';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../../platform/api.js';
import { DraftForm } from '../../../platform/drafts/draft-form.js';
import { fieldErrors, fieldRule, showWrong } from '../../../platform/form-errors.js';
import { Drawer } from '../../../platform/layout/drawer.js';
import { Foot } from '../../../platform/layout/foot.js';
import { notify } from '../../../platform/notify.js';
import { useSession } from '../../../platform/session-store.js';
import styles from './page.module.css';
import { SchoolField } from './school-field.js';

interface Fields {
  schoolId: string;
  mac: string;
  kind: DeviceKind;
  name?: string;
  room?: string;
  firmware?: string;
}
interface AddDrawerProps {
  open: boolean;
  /** The school that the list shows. */
  schoolId: string;
  onClose: () => void;
}

export function AddDrawer({ open, schoolId, onClose }: AddDrawerProps) {
  const { t } = useTranslation('devices');
  return (
    <Drawer title={t('add.title')} open={open} onClose={onClose}>
      {open && <Inside schoolId={schoolId} onClose={onClose} />}
    </Drawer>
  );
}

function Inside({ schoolId, onClose }: Omit<AddDrawerProps, 'open'>) {
  const { t } = useTranslation('devices');
  const { language } = useSession();
  const [form] = Form.useForm<Fields>();
  const adding = useWrite(devicesApi.add, [devicesApi.devices, devicesApi.health], {
    onDone: () => {
      notify.done(t('saved'));
      onClose();
    },
    onRefused: (refusal) => {
      if (refusal.reason === 'mac-taken') showWrong(form, [{ name: 'mac', errors: [refusal.message] }]);
      showWrong(form, fieldErrors<Fields>(refusal));
    },
    handles: ['mac-taken', 'fields'],
  });
  return (
    <DraftForm
      draft="device"
      form={form}
      layout="vertical"
      initialValues={{ schoolId, kind: 'pen' }}
      onFinish={(values) => adding.mutate(values)}
    >
      <Form.Item name="schoolId" label={t('school')} rules={[{ required: true, message: t('needSchool') }]}>
        <SchoolField />
      </Form.Item>
      <Form.Item
        name="mac"
        label="MAC"
        extra={t('add.macHint')}
        required
        rules={[fieldRule(fieldRules.mac, fieldMessages.mac?.[language] ?? '')]}
      >
        <Input className={styles.mac} maxLength={12} autoComplete="off" />
      </Form.Item>
      <Form.Item name="kind" label={t('kind')}>
        <Radio.Group options={DeviceKind.options.map((one) => ({ value: one, label: t(`kinds.${one}`) }))} />
      </Form.Item>
      <Form.Item name="name" label={t('name')}>
        <Input maxLength={40} />
      </Form.Item>
      <Form.Item name="room" label={t('room')}>
        <Input maxLength={40} />
      </Form.Item>
      <Form.Item name="firmware" label={t('firmware')}>
        <Input maxLength={30} />
      </Form.Item>
      <Foot words={t('add.now')} isBusy={adding.isPending} onCancel={onClose} />
    </DraftForm>
  );
}
