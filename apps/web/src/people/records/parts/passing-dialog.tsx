import { LeavingReason } from '@zhibi/contract/people';
import { recordsApi, type StudentRecord } from '@zhibi/contract/people/records';
import { Form, Radio } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { useTranslation } from 'react-i18next';
import { type Refusal, useWrite } from '../../../platform/api.js';
import { DraftForm } from '../../../platform/drafts/draft-form.js';
import { showWrong } from '../../../platform/form-errors.js';
import { DayField } from '../../../platform/layout/day-field.js';
import { Dialog } from '../../../platform/layout/dialog.js';
import { notify } from '../../../platform/notify.js';
import { nowStamp } from '../../../platform/time.js';
import { ClassSelect } from './class-select.js';
import { namesOf } from './names.js';
import styles from './records.module.css';
import { studentReads } from './student-reads.js';

interface Fields {
  classId: string;
  why: LeavingReason;
  on: Dayjs;
}
type Kind = 'move' | 'leave' | 'return';

export interface PassingDialogProps {
  kind: Kind;
  students: readonly StudentRecord[];
  onClose: () => void;
}

/** Into another class, out of the school, back again: whom, where or why, and from which day. */
export function PassingDialog({ kind, students, onClose }: PassingDialogProps) {
  const { t } = useTranslation('records');
  const [form] = Form.useForm<Fields>();
  const verb = usePassing(kind, onClose, ({ message }) => showWrong(form, [{ name: 'on', errors: [message] }]));
  const names = namesOf(students);
  const title = { move: 'student.moveTitle', leave: 'student.leaveTitle', return: 'student.returnTitle' } as const;
  const ok = { move: 'student.move', leave: 'student.leave', return: 'student.comeBack' } as const;
  const today = dayjs(nowStamp().slice(0, 8), 'YYYYMMDD');
  const submit = (fields: Fields) =>
    verb.run({ ...fields, studentIds: students.map(({ studentId }) => studentId), on: fields.on.format('YYYYMMDD') });
  return (
    <Dialog
      title={t(title[kind], { names })}
      onClose={onClose}
      foot={{ words: t(ok[kind]), isBusy: verb.isPending, onMain: () => form.submit() }}
    >
      {kind === 'leave' && <p className={styles.hint}>{t('student.leaveHint')}</p>}
      <DraftForm<Fields>
        draft={`${kind} of students`}
        form={form}
        layout="vertical"
        requiredMark={false}
        style={{ marginTop: 16 }}
        initialValues={{ on: today, why: 'transferred' }}
        onFinish={submit}
      >
        {kind === 'leave' ? (
          <Form.Item name="why" label={t('student.why')}>
            <Radio.Group options={LeavingReason.options.map((why) => ({ value: why, label: t(`reason.${why}`) }))} />
          </Form.Item>
        ) : (
          <Form.Item
            name="classId"
            label={t('student.to')}
            rules={[{ required: true, message: t('student.needClass') }]}
          >
            <ClassSelect without={students.length === 1 ? (students[0]?.classId ?? undefined) : undefined} />
          </Form.Item>
        )}
        <Form.Item name="on" label={t('student.on')} rules={[{ required: true, message: t('student.needDay') }]}>
          <DayField until={today} />
        </Form.Item>
      </DraftForm>
    </Dialog>
  );
}

interface Passing {
  studentIds: string[];
  classId: string;
  why: LeavingReason;
  on: string;
}

function usePassing(kind: Kind, onClose: () => void, onDay: (refusal: Refusal) => void) {
  const { t } = useTranslation('records');
  const options = {
    handles: ['day-out-of-order'] as const,
    onRefused: (refusal: Refusal) => (refusal.reason === 'day-out-of-order' ? onDay(refusal) : onClose()),
  };
  const reported = (words: string) => {
    onClose();
    notify.done(words);
  };
  const move = useWrite(recordsApi.moveStudents, studentReads, {
    ...options,
    onDone: ({ moved }) => reported(t('student.moved', { count: moved })),
  });
  const leave = useWrite(recordsApi.leaveStudents, studentReads, {
    ...options,
    onDone: ({ left }) => reported(t('student.left', { count: left })),
  });
  const comeBack = useWrite(recordsApi.returnStudents, studentReads, {
    ...options,
    onDone: ({ returned }) => reported(t('student.returned', { count: returned })),
  });
  const run = ({ studentIds, classId, why, on }: Passing) => {
    if (kind === 'move') move.mutate({ studentIds, classId, on });
    if (kind === 'leave') leave.mutate({ studentIds, why, on });
    if (kind === 'return') comeBack.mutate({ studentIds, classId, on });
  };
  return { run, isPending: move.isPending || leave.isPending || comeBack.isPending };
}
