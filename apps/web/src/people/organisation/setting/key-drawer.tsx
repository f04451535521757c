import { organisationApi } from '@zhibi/contract/people/organisation';
import { Alert, Descriptions, Form, Input, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../../platform/api.js';
import { DraftForm } from '../../../platform/drafts/draft-form.js';
import { Drawer } from '../../../platform/layout/drawer.js';
import { Foot } from '../../../platform/layout/foot.js';
import { SchoolField } from '../parts/school-field.js';
import styles from './page.module.css';

/** A key is made for a gateway of one school; its secret is shown here and never again. */
export function KeyDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation('organisation');
  return (
    <Drawer title={t('keys.make')} open={open} onClose={onClose} keepsTyping>
      {open && <Inside onClose={onClose} />}
    </Drawer>
  );
}

interface NewKey {
  schoolId: string;
  name: string;
}

function Inside({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('organisation');
  const making = useWrite(organisationApi.makeKey, [organisationApi.keys]);
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
        <Foot words={t('keys.kept')} onMain={onClose} />
      </>
    );
  return (
    <DraftForm
      draft="signing key"
      layout="vertical"
      initialValues={{ schoolId: '' }}
      onFinish={(values: NewKey) => making.mutate(values)}
    >
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
      <Foot words={t('keys.makeNow')} isBusy={making.isPending} onCancel={onClose} />
    </DraftForm>
  );
}
