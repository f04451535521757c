import { ABSENT } from '@zhibi/contract/kernel';
import { Form, Radio } from 'antd';
import { useTranslation } from 'react-i18next';

/** Male, female, or not written down. */
export function SexField() {
  const { t } = useTranslation('records');
  return (
    <Form.Item name="sex" label={t('field.sex')}>
      <Radio.Group
        options={[
          { value: true, label: t('male') },
          { value: false, label: t('female') },
          { value: null, label: ABSENT },
        ]}
      />
    </Form.Item>
  );
}

export const sexWords = (sex: unknown, t: (key: 'male' | 'female') => string): string =>
  sex === true ? t('male') : sex === false ? t('female') : ABSENT;
