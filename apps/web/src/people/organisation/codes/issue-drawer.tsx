import { CodeRole, MOST_CODES, organisationApi } from '@zhibi/contract/people/organisation';
import { Form, Input, InputNumber, Radio, Select } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { useTranslation } from 'react-i18next';
import { useRead, useWrite } from '../../../platform/api.js';
import { DraftForm } from '../../../platform/drafts/draft-form.js';
import { showWrong } from '../../../platform/form-errors.js';
import { DayField } from '../../../platform/layout/day-field.js';
import { Drawer } from '../../../platform/layout/drawer.js';
import { Foot } from '../../../platform/layout/foot.js';
import { notify } from '../../../platform/notify.js';
import { nowStamp } from '../../../platform/time.js';
import { SchoolField } from '../parts/school-field.js';

interface Fields {
  schoolId: string;
  role: CodeRole;
  classId?: string;
  amount: number;
  validUntil: Dayjs;
  note?: string;
}

interface IssueDrawerProps {
  open: boolean;
  /** The school that the list shows. */
  schoolId: string;
  onIssued: (batchId: string) => void;
  onClose: () => void;
}

/** A batch of codes for a school and a role; the slips open when it is there. */
export function IssueDrawer({ open, ...rest }: IssueDrawerProps) {
  const { t } = useTranslation('organisation');
  return (
    <Drawer title={t('codes.issue')} open={open} onClose={rest.onClose}>
      {open && <Inside {...rest} />}
    </Drawer>
  );
}

const today = () => dayjs(nowStamp().slice(0, 8));

function Inside({ schoolId, onIssued, onClose }: Omit<IssueDrawerProps, 'open'>) {
  const { t } = useTranslation('organisation');
  const [form] = Form.useForm<Fields>();
  const chosen = Form.useWatch('schoolId', form);
  const role = Form.useWatch('role', form);
  const classes = useRead(organisationApi.classesOfSchool, role === 'STUDENT' && chosen ? { schoolId: chosen } : null);
  const issuing = useWrite(organisationApi.issueCodes, [organisationApi.codes, organisationApi.codeSummary], {
    onDone: ({ batchId, amount }) => {
      notify.done(t('codes.issuedNow', { count: amount }));
      onClose();
      onIssued(batchId);
    },
    onRefused: (refusal) => {
      if (refusal.reason === 'valid-until') showWrong(form, [{ name: 'validUntil', errors: [refusal.message] }]);
    },
    handles: ['valid-until'],
  });
  const issue = ({ classId, validUntil, note = '', ...order }: Fields) => {
    const isOfClass = order.role === 'STUDENT' && classId !== undefined;
    issuing.mutate({ ...order, note, classId: isOfClass ? classId : null, validUntil: validUntil.format('YYYYMMDD') });
  };
  const initial = { schoolId, role: 'TEACHER', amount: 50, validUntil: today().add(90, 'day') };
  return (
    <DraftForm draft="activation codes" form={form} layout="vertical" initialValues={initial} onFinish={issue}>
      <Form.Item name="schoolId" label={t('school')} rules={[{ required: true, message: t('needSchool') }]}>
        <SchoolField />
      </Form.Item>
      <Form.Item name="role" label={t('codes.role')}>
        <Radio.Group options={CodeRole.options.map((one) => ({ value: one, label: t(`roles.${one}`) }))} />
      </Form.Item>
      {role === 'STUDENT' && (
        <Form.Item name="classId" label={t('codes.class')} extra={t('codes.classHint')}>
          <Select
            allowClear
            showSearch={{ optionFilterProp: 'label' }}
            loading={classes.isLoading}
            placeholder={t('codes.noClass')}
            options={classes.data?.items.map(({ classId, className }) => ({ value: classId, label: className }))}
          />
        </Form.Item>
      )}
      <Form.Item
        name="amount"
        label={t('codes.amount')}
        extra={t('codes.amountHint', { most: MOST_CODES })}
        rules={[{ required: true, message: t('codes.needAmount') }]}
      >
        <InputNumber style={{ width: 160 }} min={1} max={MOST_CODES} precision={0} changeOnWheel={false} />
      </Form.Item>
      <Form.Item
        name="validUntil"
        label={t('codes.validUntil')}
        rules={[{ required: true, message: t('codes.needDay') }]}
      >
        <DayField isRequired from={today()} />
      </Form.Item>
      <Form.Item name="note" label={t('codes.batchNote')}>
        <Input maxLength={60} placeholder={t('codes.batchNoteHint')} />
      </Form.Item>
      <Foot words={t('codes.issueNow')} isBusy={issuing.isPending} onCancel={onClose} />
    </DraftForm>
  );
}
