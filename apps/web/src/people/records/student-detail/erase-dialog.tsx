import { recordsApi, type StudentRecord } from '@zhibi/contract/people/records';
import { Form, Input, Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../../platform/api.js';
import { notify } from '../../../platform/notify.js';
import styles from '../parts/records.module.css';
import { studentReads } from '../parts/student-reads.js';

/** Erasing cannot be undone: it says what goes and what stays, and wants the name typed. */
export function EraseDialog({ student, onClose }: { student: StudentRecord; onClose: () => void }) {
  const { t } = useTranslation('records');
  const [form] = Form.useForm<{ name: string }>();
  const { name, studentId, revision } = student;
  const erase = useWrite(recordsApi.eraseStudent, studentReads, {
    handles: ['name-differs'],
    onRefused: ({ reason, message }) =>
      reason === 'name-differs' ? form.setFields([{ name: 'name', errors: [message] }]) : onClose(),
    onDone: () => {
      onClose();
      notify.done(t('detail.eraseDone'));
    },
  });
  return (
    <Modal
      open
      width={480}
      title={t('detail.eraseTitle', { name })}
      okText={t('detail.erase')}
      okButtonProps={{ danger: true }}
      confirmLoading={erase.isPending}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <p className={styles.hint}>{t('detail.eraseHint')}</p>
      <Form
        form={form}
        layout="vertical"
        requiredMark={false}
        style={{ marginTop: 16 }}
        initialValues={{ name: '' }}
        onFinish={(typed) => erase.mutate({ studentId, revision, name: typed.name })}
      >
        <Form.Item name="name" label={t('detail.eraseType')}>
          <Input autoComplete="off" placeholder={name} />
        </Form.Item>
      </Form>
    </Modal>
  );
}
