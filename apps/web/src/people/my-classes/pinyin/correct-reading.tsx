import { myClassesApi, type NameReading, Reading } from '@zhibi/contract/people/my-classes';
import { Button, Form, Input, Radio } from 'antd';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../../platform/api.js';
import { DraftForm } from '../../../platform/drafts/draft-form.js';
import { Dialog } from '../../../platform/layout/dialog.js';
import styles from './pinyin.module.css';

interface Props {
  of: NameReading;
  classId: string;
  onClose: () => void;
}

/** How somebody is read: chosen from the readings of a character, or typed with tones as digits. */
export function CorrectReading({ of, classId, onClose }: Props) {
  const { t } = useTranslation('myClasses');
  const [form] = Form.useForm<{ reading: string }>();
  const { studentId, revision } = of;
  const save = useWrite(myClassesApi.setReading, [myClassesApi.readings, myClassesApi.overview], { onDone: onClose });
  const choose = (at: number, reading: string) => {
    const syllables = String(form.getFieldValue('reading')).split(' ');
    form.setFieldValue('reading', syllables.map((one, here) => (here === at ? reading : one)).join(' '));
  };
  const send = (reading: string | null) => save.mutate({ classId, studentId, revision, reading });
  const isReading = {
    validator: (_: unknown, value: string) =>
      Reading.safeParse(value ?? '').success ? Promise.resolve() : Promise.reject(new Error(t('pinyin.wrong'))),
  };
  return (
    <Dialog
      title={t('pinyin.editTitle', { name: of.name })}
      onClose={onClose}
      foot={{ isBusy: save.isPending, onMain: form.submit }}
    >
      <DraftForm
        draft={`reading ${of.studentId}`}
        on={revision}
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={{ reading: of.reading }}
        onFinish={({ reading }) => send(Reading.parse(reading))}
      >
        {of.doubts.map(({ at, character, readings }) => (
          <div key={at} className={styles.doubt}>
            <b>{character}</b>
            <Radio.Group
              optionType="button"
              aria-label={character}
              defaultValue={readings[0]}
              options={readings.map((one) => ({ value: one, label: one }))}
              onChange={(event) => choose(at, String(event.target.value))}
            />
          </div>
        ))}
        <Form.Item
          name="reading"
          label={t('pinyin.typed')}
          extra={t('pinyin.typedHint')}
          rules={[isReading]}
          validateTrigger="onSubmit"
        >
          <Input maxLength={200} spellCheck={false} autoFocus />
        </Form.Item>
        {of.by === 'teacher' && (
          <Button type="link" className={styles.plain} onClick={() => send(null)}>
            {t('pinyin.toMachine')}
          </Button>
        )}
      </DraftForm>
    </Dialog>
  );
}
