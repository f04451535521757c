import { recordsApi, type StudentRecord } from '@zhibi/contract/people/records';
import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../../platform/api.js';
import { showWrong } from '../../../platform/form-errors.js';
import { Dialog } from '../../../platform/layout/dialog.js';
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
      reason === 'name-differs' ? showWrong(form, [{ name: 'name', errors: [message] }]) : onClose(),
    onDone: () => {
      onClose();
      notify.done(t('detail.eraseDone'));
    },
  });
  return (
    <Dialog
      title={t('detail.eraseTitle', { name })}
      onClose={onClose}
      foot={{ words: t('detail.erase'), isDangerous: true, isBusy: erase.isPending, onMain: () => form.submit() }}
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
    </Dialog>
  );
}
