import { fieldMessages, nameBeside } from '@zhibi/contract/kernel';
import { peopleApi } from '@zhibi/contract/people';
import { encodePassword } from '@zhibi/contract/session';
import { Button, Form, Input, Radio } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { useTranslation } from 'react-i18next';
import { useWrite, type WriteOptions } from '../../platform/api.js';
import { DraftForm } from '../../platform/drafts/draft-form.js';
import { fieldErrors, fieldRule, showWrong } from '../../platform/form-errors.js';
import { notify } from '../../platform/notify.js';
import { useSession } from '../../platform/session-store.js';
import { BirthdayField } from '../parts/birthday-field.js';
import { HeadField } from '../parts/head-field.js';
import { NewPassword } from '../parts/new-password.js';
import type { User } from '../user.js';

interface Fields {
  name: string;
  sex: boolean;
  birthday?: Dayjs;
  newPassword: string;
  confirm: string;
}

const RELOAD_MS = 1000;

const stored = (user: User): Partial<Fields> => ({
  name: user.name,
  sex: user.sex ?? undefined,
  birthday: user.birthday ? dayjs(user.birthday, 'YYYYMMDD') : undefined,
});

/** Name, sex, a student's birthday, and a password of one's own. */
export function ActivationForm({ user }: { user: User }) {
  const { t } = useTranslation('people');
  const { language } = useSession();
  const [form] = Form.useForm<Fields>();
  const words = (field: string) => fieldMessages[field]?.[language] ?? '';
  const options: WriteOptions<typeof peopleApi.activateTeacher> = {
    handles: ['fields'],
    onRefused: (refusal) => showWrong(form, fieldErrors<Fields>(refusal)),
    onDone: () => {
      notify.done(t('activation.done'));
      setTimeout(() => location.reload(), RELOAD_MS);
    },
  };
  const teacher = useWrite(peopleApi.activateTeacher, [], options);
  const student = useWrite(peopleApi.activateStudent, [], options);
  const isBusy = teacher.isPending || student.isPending || teacher.isSuccess || student.isSuccess;

  const submit = (fields: Fields) => {
    const common = {
      name: fields.name.trim(),
      sex: fields.sex,
      password: user.originalPassword,
      newPassword: encodePassword(fields.newPassword),
      ...(user.fileId === null ? {} : { fileId: user.fileId }),
    };
    if (user.asStudent) student.mutate({ ...common, birthday: fields.birthday?.format('YYYYMMDD') ?? '' });
    else teacher.mutate(common);
  };
  return (
    <DraftForm
      draft="activation"
      form={form}
      layout="vertical"
      requiredMark={false}
      initialValues={stored(user)}
      onFinish={submit}
    >
      <Form.Item label={t('activation.account')} htmlFor="activation-account">
        <Input id="activation-account" value={user.account} readOnly autoComplete="username" variant="filled" />
      </Form.Item>
      <HeadField user={user} size={56} />
      <Form.Item
        name="name"
        label={t('activation.name')}
        validateTrigger="onBlur"
        rules={[fieldRule(nameBeside(user.name), words('name'))]}
      >
        <Input maxLength={40} autoComplete="name" />
      </Form.Item>
      <Form.Item name="sex" label={t('activation.sex')} rules={[{ required: true, message: t('activation.needSex') }]}>
        <Radio.Group
          options={[
            { value: true, label: t('activation.male') },
            { value: false, label: t('activation.female') },
          ]}
        />
      </Form.Item>
      {user.asStudent && (
        <Form.Item
          name="birthday"
          label={t('activation.birthday')}
          rules={[{ required: true, message: t('activation.needBirthday') }]}
        >
          <BirthdayField />
        </Form.Item>
      )}
      <NewPassword label={t('activation.newPassword')} again={t('activation.confirm')} />
      <Button type="primary" htmlType="submit" block size="large" loading={isBusy}>
        {t('activation.submit')}
      </Button>
    </DraftForm>
  );
}
