import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';

export interface WithPassword {
  password: string;
}

/** The password that confirms a change of how one gets in. */
export function OwnPassword() {
  const { t } = useTranslation('profile');
  return (
    <Form.Item
      name="password"
      label={t('ways.ownPassword')}
      rules={[{ required: true, message: t('ways.needPassword') }]}
    >
      <Input.Password autoComplete="current-password" maxLength={100} />
    </Form.Item>
  );
}
