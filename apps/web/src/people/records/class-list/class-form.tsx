import { gradeName, stageOfGrade } from '@zhibi/contract/people';
import { type ClassRecord, recordsApi } from '@zhibi/contract/people/records';
import { Form, type FormInstance, Input, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../../platform/api.js';
import { DraftForm } from '../../../platform/drafts/draft-form.js';
import { useSession } from '../../../platform/session-store.js';
import { useNames } from '../../use-names.js';
import styles from '../parts/records.module.css';
import { useFieldRules } from '../parts/rules.js';
import { type ClassFields, fieldsOfClass } from './class-fields.js';
import { TeacherSelect, TeachersSelect } from './teacher-select.js';

export interface ClassFormProps {
  form: FormInstance<ClassFields>;
  one: ClassRecord;
  onSubmit: (fields: ClassFields) => void;
}

/** Name, grade, head teacher, and who teaches which subject. Read only for whoever may not change it. */
export function ClassForm({ form, one, onSubmit }: ClassFormProps) {
  const { t } = useTranslation('records');
  const names = useNames();
  const { language } = useSession();
  const rules = useFieldRules();
  const grades = useRead(recordsApi.classRecords, {}).data;
  const offers = useRead(recordsApi.subjectOffers, {}).data?.items ?? [];
  const gid = Form.useWatch('gid', form) ?? one.gid;
  const taught = new Set(one.lessons.map(({ subjectId }) => subjectId));
  const subjects = offers.filter(
    ({ subjectId, stage, offered }) => stage === stageOfGrade(gid) && (offered || taught.has(subjectId)),
  );
  const [first, last] = [grades?.firstGid ?? one.gid, grades?.lastGid ?? one.gid];
  const gids = Array.from({ length: last - first + 1 }, (_, at) => first + at);
  return (
    <DraftForm<ClassFields>
      draft={`class ${one.classId}`}
      on={one.revision}
      form={form}
      layout="vertical"
      requiredMark={false}
      disabled={!one.can.edit}
      initialValues={fieldsOfClass(one)}
      onFinish={onSubmit}
    >
      <div className={styles.pair}>
        <Form.Item
          name="className"
          label={t('field.className')}
          validateTrigger="onBlur"
          rules={rules.needed('className')}
        >
          <Input maxLength={40} autoComplete="off" />
        </Form.Item>
        <Form.Item name="gid" label={t('field.gid')}>
          <Select options={gids.map((value) => ({ value, label: gradeName(value, language) }))} />
        </Form.Item>
        <Form.Item name="headTeacherId" label={t('field.headTeacherId')}>
          <TeacherSelect />
        </Form.Item>
      </div>
      <h3 className={styles.sub}>{t('class.teachersOf')}</h3>
      <div className={styles.pair}>
        {subjects.map(({ subjectId, subjectName }) => (
          <Form.Item key={subjectId} name={['lessons', subjectId]} label={names.subject(subjectName)}>
            <TeachersSelect />
          </Form.Item>
        ))}
      </div>
    </DraftForm>
  );
}
