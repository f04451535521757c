import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { stageOfGrade } from '@zhibi/contract/people';
import { recordsApi } from '@zhibi/contract/people/records';
import { Button, Form, type FormInstance, Input, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../../platform/api.js';
import { DraftForm } from '../../../platform/drafts/draft-form.js';
import { useNames } from '../../use-names.js';
import { useClassOptions } from '../parts/class-select.js';
import styles from '../parts/records.module.css';
import { useFieldRules } from '../parts/rules.js';
import { SexField } from '../parts/sex-field.js';
import type { TeacherFields } from './teacher-fields.js';

export interface TeacherFormProps {
  form: FormInstance<TeacherFields>;
  initial: TeacherFields;
  /** Whose record is written, for the draft of it. */
  draft: string;
  /** The version of that record. */
  on?: number;
  /** A newcomer may bring an account name. */
  isNew?: boolean;
  onSubmit: (fields: TeacherFields) => void;
}

/** Name, sex, number, phone, main subject, and what is taught where. */
export function TeacherForm({ form, initial, draft, on, isNew, onSubmit }: TeacherFormProps) {
  const { t } = useTranslation('records');
  const names = useNames();
  const rules = useFieldRules();
  const subjects = useRead(recordsApi.subjectOffers, {}).data?.items.filter(({ offered }) => offered) ?? [];
  const options = subjects.map((one) => ({ value: one.subjectId, label: names.subject(one.subjectName) }));
  return (
    <DraftForm<TeacherFields>
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
          name="teacherNo"
          label={t('teacher.number')}
          validateTrigger="onBlur"
          rules={rules.optional('personNumber')}
        >
          <Input maxLength={100} autoComplete="off" />
        </Form.Item>
        <Form.Item name="phone" label={t('field.phone')} validateTrigger="onBlur" rules={rules.optional('phone')}>
          <Input maxLength={11} inputMode="tel" autoComplete="off" />
        </Form.Item>
        {isNew && (
          <Form.Item
            name="account"
            initialValue=""
            label={t('field.account')}
            validateTrigger="onBlur"
            rules={rules.optional('account')}
          >
            <Input maxLength={41} autoComplete="off" placeholder={t('teacher.accountHint')} />
          </Form.Item>
        )}
        <Form.Item name="mainSubjectId" label={t('teacher.main')}>
          <Select allowClear options={options} />
        </Form.Item>
      </div>
      <Form.Item label={t('teacher.lessons')} style={{ marginBottom: 0 }}>
        <Form.List name="lessons">
          {(rows, { add, remove }) => (
            <>
              {rows.map(({ key, name }) => (
                <div key={key} className={styles.lesson}>
                  <Form.Item name={[name, 'subjectId']} noStyle>
                    <Select aria-label={t('filter.subject')} placeholder={t('filter.subject')} options={options} />
                  </Form.Item>
                  <ClassesOfSubject name={name} stageOf={(id) => subjects.find((one) => one.subjectId === id)?.stage} />
                  <Button
                    type="text"
                    icon={<DeleteOutlined />}
                    aria-label={t('teacher.removeLesson')}
                    onClick={() => remove(name)}
                  />
                </div>
              ))}
              <Button size="small" icon={<PlusOutlined />} onClick={() => add({ classIds: [] })}>
                {t('teacher.addLesson')}
              </Button>
            </>
          )}
        </Form.List>
      </Form.Item>
    </DraftForm>
  );
}

/** Only classes of the stage of the chosen subject are offered. */
function ClassesOfSubject({
  name,
  stageOf,
}: {
  name: number;
  stageOf: (subjectId: number | undefined) => number | undefined;
}) {
  const { t } = useTranslation('records');
  const subjectId = Form.useWatch<number | undefined>(['lessons', name, 'subjectId']);
  const stage = stageOf(subjectId);
  const options = useClassOptions((gid) => stage === undefined || stageOfGrade(gid) === stage);
  return (
    <Form.Item name={[name, 'classIds']} noStyle>
      <Select
        mode="multiple"
        showSearch={{ optionFilterProp: 'label' }}
        maxTagCount="responsive"
        aria-label={t('teacher.chooseClasses')}
        placeholder={t('teacher.chooseClasses')}
        disabled={subjectId === undefined}
        options={options}
      />
    </Form.Item>
  );
}
