import { ABSENT } from '@zhibi/contract/kernel';
import { Form, Radio } from 'antd';
import { useTranslation } from 'react-i18next';

/** A button must have a value of its own. */
const UNKNOWN = '';

/** Male, female, or not written down. */
export function SexField() {
  const { t } = useTranslation('records');
  return (
    <Form.Item
      name="sex"
      label={t('field.sex')}
      getValueProps={(sex: boolean | null | undefined) => ({ value: sex ?? UNKNOWN })}
      normalize={(sex: boolean | typeof UNKNOWN) => (sex === UNKNOWN ? null : sex)}
    >
      <Radio.Group
        options={[
          { value: true, label: t('male') },
          { value: false, label: t('female') },
          { value: UNKNOWN, label: t('field.sexUnknown') },
        ]}
      />
    </Form.Item>
  );
}

export const sexWords = (sex: unknown, t: (key: 'male' | 'female') => string): string =>
  sex === true ? t('male') : sex === false ? t('female') : ABSENT;
