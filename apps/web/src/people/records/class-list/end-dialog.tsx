import { type ClassRecord, recordsApi } from '@zhibi/contract/people/records';
import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../../platform/api.js';
import { DraftForm } from '../../../platform/drafts/draft-form.js';
import { showWrong } from '../../../platform/form-errors.js';
import { Dialog } from '../../../platform/layout/dialog.js';
import { notify } from '../../../platform/notify.js';
import { ClassSelect } from '../parts/class-select.js';
import styles from '../parts/records.module.css';

export interface EndDialogProps {
  one: ClassRecord;
  onClose: () => void;
  onEnded: () => void;
}

/** Ending a class; its students go somewhere first. */
export function EndDialog({ one, onClose, onEnded }: EndDialogProps) {
  const { t } = useTranslation('records');
  const [form] = Form.useForm<{ moveTo?: string }>();
  const { classId, className, revision, students } = one;
  const reads = [recordsApi.classRecords, recordsApi.teachers, recordsApi.students, recordsApi.history];
  const end = useWrite(recordsApi.endClass, reads, {
    handles: ['has-students'],
    onRefused: ({ reason, message }) =>
      reason === 'has-students' ? showWrong(form, [{ name: 'moveTo', errors: [message] }]) : onClose(),
    onDone: () => {
      notify.done(t('class.endDone', { name: className }));
      onEnded();
    },
  });
  return (
    <Dialog
      title={t('class.endTitle', { name: className })}
      onClose={onClose}
      foot={{ words: t('class.end'), isBusy: end.isPending, onMain: () => form.submit() }}
    >
      <p className={styles.hint}>{t('class.endHint')}</p>
      <DraftForm
        draft={`end of class ${one.classId}`}
        on={revision}
        form={form}
        layout="vertical"
        requiredMark={false}
        style={{ marginTop: 16 }}
        onFinish={({ moveTo }) => end.mutate({ classId, revision, moveTo: moveTo ?? null })}
      >
        {students > 0 && (
          <Form.Item
            name="moveTo"
            label={t('class.endMove', { count: students })}
            rules={[{ required: true, message: t('student.needClass') }]}
          >
            <ClassSelect without={classId} />
          </Form.Item>
        )}
      </DraftForm>
    </Dialog>
  );
}
