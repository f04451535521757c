import type { Endpoint } from '@zhibi/contract/kernel';
import type { PasswordSlip } from '@zhibi/contract/people';
import { recordsApi, type TeacherRecord } from '@zhibi/contract/people/records';
import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { call, type Refusal, useRead, useWrite } from '../../../platform/api.js';
import { fieldErrors, showWrong } from '../../../platform/form-errors.js';
import { listed } from '../../../platform/listed.js';
import { notify } from '../../../platform/notify.js';
import { useNames } from '../../use-names.js';
import { FormDrawer } from '../parts/form-drawer.js';
import { sexWords } from '../parts/sex-field.js';
import { takenField } from '../parts/taken-field.js';
import { useConflict } from '../parts/use-conflict.js';
import { emptyTeacher, fieldsOfTeacher, type TeacherFields, teacherInput } from './teacher-fields.js';
import { TeacherForm } from './teacher-form.js';

interface Opened {
  refreshes: readonly Endpoint[];
  onClose: () => void;
}

/** Takes a teacher in; the slip with the initial password follows. */
export function AddTeacher({ refreshes, onClose, onSlip }: Opened & { onSlip: (slip: PasswordSlip) => void }) {
  const { t } = useTranslation('records');
  const [form] = Form.useForm<TeacherFields>();
  const create = useWrite(recordsApi.createTeacher, refreshes, {
    handles: ['fields', 'number-taken', 'phone-taken', 'account-taken'],
    onRefused: (refusal) => showWrong(form, errorsOf(refusal)),
    onDone: ({ slip }) => {
      onClose();
      notify.done(t('teacher.added', { name: slip.name }));
      onSlip(slip);
    },
  });
  const submit = (fields: TeacherFields) =>
    create.mutate({ ...teacherInput(fields), ...(fields.account?.trim() && { account: fields.account.trim() }) });
  return (
    <FormDrawer title={t('teacher.add')} isBusy={create.isPending} onClose={onClose} onSave={() => form.submit()}>
      <TeacherForm form={form} initial={emptyTeacher} draft="teacher" isNew onSubmit={submit} />
    </FormDrawer>
  );
}

/** Changes a teacher; who comes second is told what the first has changed. */
export function EditTeacher({ teacher, refreshes, onClose }: Opened & { teacher: TeacherRecord }) {
  const { t } = useTranslation('records');
  const [form] = Form.useForm<TeacherFields>();
  const show = useShown();
  const { base, meet, notice } = useConflict<TeacherRecord, TeacherFields>({
    record: teacher,
    form,
    fieldsOf: fieldsOfTeacher,
    load: () => call(recordsApi.teacher, { teacherId: teacher.teacherId }),
    label: (field) => t(`field.${field}`),
    show,
  });
  const change = useWrite(recordsApi.changeTeacher, refreshes, {
    handles: ['fields', 'number-taken', 'phone-taken', 'changed'],
    onRefused: (refusal) => {
      showWrong(form, errorsOf(refusal));
      meet(refusal);
    },
    onDone: onClose,
  });
  const submit = (fields: TeacherFields) =>
    change.mutate({ ...teacherInput(fields), teacherId: teacher.teacherId, revision: base.revision });
  return (
    <FormDrawer title={t('teacher.edit')} isBusy={change.isPending} onClose={onClose} onSave={() => form.submit()}>
      {notice}
      <TeacherForm
        form={form}
        initial={fieldsOfTeacher(teacher)}
        draft={`teacher ${teacher.teacherId}`}
        on={teacher.revision}
        onSubmit={submit}
      />
    </FormDrawer>
  );
}

const errorsOf = (refusal: Refusal) => [
  ...fieldErrors<TeacherFields>(refusal),
  ...takenField<TeacherFields>(refusal, {
    'number-taken': 'teacherNo',
    'phone-taken': 'phone',
    'account-taken': 'account',
  }),
];

/** How the values of the form are shown where two versions are compared. */
function useShown() {
  const { t } = useTranslation('records');
  const subjects = useRead(recordsApi.subjectOffers, {}).data?.items ?? [];
  const classes = useRead(recordsApi.classRecords, {}).data?.items ?? [];
  const called = useNames();
  const subjectName = (id: unknown) =>
    called.subject(subjects.find((one) => one.subjectId === id)?.subjectName ?? '--');
  return (field: keyof TeacherFields, value: unknown): string => {
    if (field === 'sex') return sexWords(value, t);
    if (field === 'mainSubjectId') return subjectName(value);
    if (field === 'lessons')
      return ((value ?? []) as TeacherFields['lessons']) // the value of this very field
        .map(({ subjectId, classIds }) => {
          const names = classIds.map((id) => classes.find((one) => one.classId === id)?.className ?? '--');
          return `${subjectName(subjectId)} ${listed(names)}`;
        })
        .join('；');
    return String(value || '--');
  };
}
