import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { operationsApi, type SchoolTerms } from '@zhibi/contract/operations';
import { Button, Form, Input, InputNumber } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../platform/api.js';
import { DraftForm } from '../../platform/drafts/draft-form.js';
import { DayField } from '../../platform/layout/day-field.js';
import { Drawer } from '../../platform/layout/drawer.js';
import { Foot } from '../../platform/layout/foot.js';
import { notify } from '../../platform/notify.js';
import { session } from '../../platform/session-store.js';
import styles from './page.module.css';

interface TermsDrawerProps {
  isOpen: boolean;
  terms: SchoolTerms;
  revision: number;
  onClose: () => void;
}

type Fields = Omit<SchoolTerms, 'startsOn' | 'endsOn'> & { startsOn: Dayjs | null; endsOn: Dayjs | null };

const dayOf = (digits: string | null): Dayjs | null => (digits === null ? null : dayjs(digits, 'YYYYMMDD'));
const digitsOf = (day: Dayjs | null | undefined): string | null => day?.format('YYYYMMDD') ?? null;
const MOST_CONTACTS = 10;

/** Changes what was agreed on with the school, and whom one calls there. */
export function TermsDrawer({ isOpen, terms, revision, onClose }: TermsDrawerProps) {
  const { t } = useTranslation('operations');
  const [form] = Form.useForm<Fields>();
  const save = useWrite(operationsApi.saveSchoolTerms, [operationsApi.schoolState], {
    onDone: () => {
      onClose();
      notify.done(t('school.saved'));
    },
  });
  const send = ({ startsOn, endsOn, students, contacts = [], ...rest }: Fields) =>
    save.mutate({
      revision,
      terms: {
        ...rest,
        startsOn: digitsOf(startsOn),
        endsOn: digitsOf(endsOn),
        students: students ?? null,
        contacts: contacts.map(({ name, task = '', phone = '', mail = '' }) => ({ name, task, phone, mail })),
      },
    });
  return (
    <Drawer title={t('terms.changeTitle')} open={isOpen} onClose={onClose} keepsTyping>
      <DraftForm<Fields>
        draft={`school-terms ${session.get().schoolId}`}
        on={revision}
        saved={save.data}
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={{ ...terms, startsOn: dayOf(terms.startsOn), endsOn: dayOf(terms.endsOn) }}
        onFinish={send}
      >
        <Form.Item name="contractNo" label={t('terms.no')}>
          <Input maxLength={60} />
        </Form.Item>
        <Form.Item name="startsOn" label={t('terms.startsOn')}>
          <DayField />
        </Form.Item>
        <Form.Item
          name="endsOn"
          label={t('terms.endsOn')}
          dependencies={['startsOn']}
          rules={[
            {
              validator: async (_, endsOn: Dayjs | null) => {
                const startsOn: Dayjs | null = form.getFieldValue('startsOn');
                if (endsOn && startsOn && endsOn.isBefore(startsOn, 'day')) throw new Error(t('terms.endsBefore'));
              },
            },
          ]}
        >
          <DayField />
        </Form.Item>
        <Form.Item name="students" label={t('terms.students')} extra={t('terms.studentsHint')}>
          <InputNumber min={1} max={1_000_000} precision={0} />
        </Form.Item>
        <Form.Item name="note" label={t('terms.note')}>
          <Input.TextArea maxLength={500} autoSize={{ minRows: 2, maxRows: 6 }} />
        </Form.Item>
        <h3 className={styles.contactsHead}>{t('terms.contacts')}</h3>
        <Form.List name="contacts">
          {(fields, { add, remove }) => (
            <>
              {fields.map(({ key, name }) => (
                <fieldset key={key} className={styles.contact}>
                  <Form.Item
                    name={[name, 'name']}
                    label={t('terms.name')}
                    rules={[{ required: true, whitespace: true, message: t('terms.nameNeeded') }]}
                  >
                    <Input maxLength={30} />
                  </Form.Item>
                  <Form.Item name={[name, 'task']} label={t('terms.task')}>
                    <Input maxLength={30} />
                  </Form.Item>
                  <Form.Item name={[name, 'phone']} label={t('terms.phone')}>
                    <Input maxLength={30} inputMode="tel" />
                  </Form.Item>
                  <Form.Item
                    name={[name, 'mail']}
                    label={t('terms.mail')}
                    rules={[{ type: 'email', message: t('terms.mailWrong') }]}
                  >
                    <Input maxLength={254} inputMode="email" />
                  </Form.Item>
                  <Button icon={<DeleteOutlined />} onClick={() => remove(name)}>
                    {t('terms.remove')}
                  </Button>
                </fieldset>
              ))}
              <Button icon={<PlusOutlined />} disabled={fields.length >= MOST_CONTACTS} onClick={() => add({})}>
                {t('terms.add')}
              </Button>
            </>
          )}
        </Form.List>
        <Foot isBusy={save.isPending} onCancel={onClose} />
      </DraftForm>
    </Drawer>
  );
}
