import type { PasswordSlip } from '@zhibi/contract/people';
import { recordsApi, type StudentRecord } from '@zhibi/contract/people/records';
import { Form, type FormInstance, Input } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { useTranslation } from 'react-i18next';
import { call, type Refusal, useWrite } from '../../../platform/api.js';
import { DraftForm } from '../../../platform/drafts/draft-form.js';
import { fieldErrors, showWrong } from '../../../platform/form-errors.js';
import { notify } from '../../../platform/notify.js';
import { BirthdayField } from '../../parts/birthday-field.js';
import { ClassSelect } from './class-select.js';
import { FormDrawer } from './form-drawer.js';
import styles from './records.module.css';
import { useFieldRules } from './rules.js';
import { SexField, sexWords } from './sex-field.js';
import { studentReads } from './student-reads.js';
import { takenField } from './taken-field.js';
import { useConflict } from './use-conflict.js';

interface Fields {
  name: string;
  sex: boolean | null;
  /** Eight digits, so that two versions can be compared; the picker turns them into a day. */
  birthday: string | null;
  studentNo: string;
  account?: string;
  classId?: string | null;
}

const fieldsOf = (one: StudentRecord): Fields => ({
  name: one.name,
  sex: one.sex,
  birthday: one.birthday,
  studentNo: one.studentNo,
});
const inputOf = (fields: Fields) => ({
  name: fields.name.trim(),
  sex: fields.sex ?? null,
  birthday: fields.birthday ?? null,
  studentNo: fields.studentNo.trim(),
});
const errorsOf = (refusal: Refusal) => [
  ...fieldErrors<Fields>(refusal),
  ...takenField<Fields>(refusal, { 'number-taken': 'studentNo', 'account-taken': 'account' }),
];

export interface AddStudentProps {
  /** The class that the list is narrowed to. */
  classId: string | null;
  onClose: () => void;
  onSlip: (slip: PasswordSlip) => void;
}

/** Takes a student in; the slip with the initial password follows. */
export function AddStudent({ classId, onClose, onSlip }: AddStudentProps) {
  const { t } = useTranslation('records');
  const [form] = Form.useForm<Fields>();
  const create = useWrite(recordsApi.createStudent, studentReads, {
    handles: ['fields', 'number-taken', 'account-taken'],
    onRefused: (refusal) => showWrong(form, errorsOf(refusal)),
    onDone: ({ slip }) => {
      onClose();
      notify.done(t('student.added', { name: slip.name }));
      onSlip(slip);
    },
  });
  const submit = (fields: Fields) => {
    const account = fields.account?.trim();
    create.mutate({ ...inputOf(fields), classId: fields.classId ?? null, ...(account && { account }) });
  };
  const initial = { name: '', sex: null, birthday: null, studentNo: '', account: '', classId };
  return (
    <FormDrawer title={t('student.add')} isBusy={create.isPending} onClose={onClose} onSave={() => form.submit()}>
      <StudentForm form={form} initial={initial} draft="student" isNew onSubmit={submit} />
    </FormDrawer>
  );
}

/** Changes a student; who comes second is told what the first has changed. */
export function EditStudent({ student, onClose }: { student: StudentRecord; onClose: () => void }) {
  const { t } = useTranslation('records');
  const [form] = Form.useForm<Fields>();
  const { studentId } = student;
  const { base, meet, notice } = useConflict<StudentRecord, Fields>({
    record: student,
    form,
    fieldsOf,
    load: () => call(recordsApi.student, { studentId }),
    label: (field) => t(`field.${field}`),
    show: (field, value) => (field === 'sex' ? sexWords(value, t) : String(value || '--')),
  });
  const change = useWrite(recordsApi.changeStudent, studentReads, {
    handles: ['fields', 'number-taken', 'changed'],
    onRefused: (refusal) => {
      showWrong(form, errorsOf(refusal));
      meet(refusal);
    },
    onDone: onClose,
  });
  const submit = (fields: Fields) => change.mutate({ ...inputOf(fields), studentId, revision: base.revision });
  return (
    <FormDrawer title={t('student.edit')} isBusy={change.isPending} onClose={onClose} onSave={() => form.submit()}>
      {notice}
      <StudentForm
        form={form}
        initial={fieldsOf(student)}
        draft={`student ${student.studentId}`}
        on={student.revision}
        onSubmit={submit}
      />
    </FormDrawer>
  );
}

interface StudentFormProps {
  form: FormInstance<Fields>;
  initial: Fields;
  /** Whose record is written, for the draft of it. */
  draft: string;
  /** The version of that record. */
  on?: number;
  /** A newcomer gets a class and may bring an account name. */
  isNew?: boolean;
  onSubmit: (fields: Fields) => void;
}

function StudentForm({ form, initial, draft, on, isNew, onSubmit }: StudentFormProps) {
  const { t } = useTranslation('records');
  const rules = useFieldRules();
  return (
    <DraftForm<Fields>
      draft={draft}
      on={on}
      form={form}
      layout="vertical"
      requiredMark={false}
      initialValues={initial}
      onFinish={onSubmit}
    >
      <div className={styles.pair}>
        <Form.Item name="name" label={t('field.name')} validateTrigger="onBlur" rules={rules.name(initial.name)}>
          <Input maxLength={40} autoComplete="off" />
        </Form.Item>
        <SexField />
        <Form.Item
          name="studentNo"
          label={t('student.number')}
          validateTrigger="onBlur"
          rules={rules.needed('personNumber')}
        >
          <Input maxLength={100} autoComplete="off" />
        </Form.Item>
        <Form.Item
          name="birthday"
          label={t('field.birthday')}
          getValueProps={(day: string | null) => ({ value: day ? dayjs(day, 'YYYYMMDD') : null })}
          normalize={(day: Dayjs | null) => day?.format('YYYYMMDD') ?? null}
        >
          <BirthdayField />
        </Form.Item>
        {isNew && (
          <>
            <Form.Item name="classId" label={t('student.class')}>
              <ClassSelect clearable />
            </Form.Item>
            <Form.Item
              name="account"
              label={t('field.account')}
              validateTrigger="onBlur"
              rules={rules.optional('account')}
            >
              <Input maxLength={41} autoComplete="off" placeholder={t('student.accountHint')} />
            </Form.Item>
          </>
        )}
      </div>
    </DraftForm>
  );
}
