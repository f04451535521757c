import { organisationApi } from '@zhibi/contract/people/organisation';
import { Alert, Button, Descriptions, Drawer, Form, Input, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../../platform/api.js';
import { DrawerFoot } from '../parts/drawer-foot.js';
import { SchoolField } from '../parts/school-field.js';
import styles from './page.module.css';

/** A key is made for a gateway of one school; its secret is shown here and never again. */
export function KeyDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation('organisation');
  return (
    <Drawer title={t('keys.make')} size={480} open={open} onClose={onClose} destroyOnHidden mask={{ closable: false }}>
      {open && <Inside onClose={onClose} />}
    </Drawer>
  );
}

function Inside({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('organisation');
  const [form] = Form.useForm<{ schoolId: string; name: string }>();
  const making = useWrite(organisationApi.makeKey, [organisationApi.keys]);
  const make = async () => {
    const values = await form.validateFields().catch(() => null); // the fields say what is missing
    if (values !== null) making.mutate(values);
  };
  if (making.data)
    return (
      <>
        <Alert type="warning" showIcon title={t('keys.once')} style={{ marginBottom: 16 }} />
        <Descriptions column={1} layout="vertical">
          <Descriptions.Item label="X-Key-Id">
            <Typography.Text copyable className={styles.secret}>
              {making.data.keyId}
            </Typography.Text>
          </Descriptions.Item>
          <Descriptions.Item label={t('keys.secret')}>
            <Typography.Text copyable className={styles.secret}>
              {making.data.secret}
            </Typography.Text>
          </Descriptions.Item>
        </Descriptions>
        <div className={styles.foot}>
          <Button type="primary" onClick={onClose}>
            {t('keys.kept')}
          </Button>
        </div>
      </>
    );
  return (
    <>
      <Form form={form} layout="vertical" initialValues={{ schoolId: '' }}>
        <Form.Item name="schoolId" label={t('school')} rules={[{ required: true, message: t('needSchool') }]}>
          <SchoolField />
        </Form.Item>
        <Form.Item
          name="name"
          label={t('keys.name')}
          rules={[{ required: true, min: 2, max: 30, message: t('keys.nameRule') }]}
        >
          <Input placeholder={t('keys.nameHint')} />
        </Form.Item>
      </Form>
      <DrawerFoot words={t('keys.makeNow')} isBusy={making.isPending} onCancel={onClose} onSave={() => void make()} />
    </>
  );
}
