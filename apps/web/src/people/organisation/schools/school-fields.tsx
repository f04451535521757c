import {
  FIRST_YEAR,
  organisationApi,
  PrivacyTier,
  SchoolConfig,
  type SchoolForm,
  SchoolName,
  ShortName,
} from '@zhibi/contract/people/organisation';
import { Flex, Form, Input, InputNumber, Radio, Select, Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../../platform/api.js';
import { fieldRule } from '../../../platform/form-errors.js';

const Field = Form.Item<SchoolForm>;

/** What is written down about a school. */
export function SchoolFields() {
  const { t } = useTranslation('organisation');
  const regions = useRead(organisationApi.regions, {});
  const grades = Array.from({ length: 12 }, (_, at) => ({
    value: at + 1,
    label: t('schools.grade', { grade: at + 1 }),
  }));
  return (
    <>
      <Field name="name" label={t('schools.name')} required rules={[fieldRule(SchoolName, t('schools.nameRule'))]}>
        <Input autoFocus />
      </Field>
      <Flex gap={16}>
        <Field
          style={{ flex: 1 }}
          name="shortName"
          label={t('schools.shortName')}
          required
          rules={[fieldRule(ShortName, t('schools.shortNameRule'))]}
        >
          <Input />
        </Field>
        <Field style={{ flex: 1 }} name="regionId" label={t('schools.region')}>
          <Select
            allowClear
            placeholder={t('schools.noRegion')}
            options={regions.data?.items.map(({ regionId, name }) => ({ value: regionId, label: name }))}
          />
        </Field>
      </Flex>
      <Flex gap={16}>
        <Field style={{ flex: 1 }} name="firstGid" label={t('schools.firstGrade')}>
          <Select options={grades} />
        </Field>
        <Field style={{ flex: 1 }} name="lastGid" label={t('schools.lastGrade')}>
          <Select options={grades} />
        </Field>
        <Field
          style={{ flex: 1 }}
          name="schoolYear"
          label={t('schools.year')}
          required
          rules={[{ required: true, message: t('schools.yearRule') }]}
        >
          <InputNumber style={{ width: '100%' }} min={FIRST_YEAR} max={2100} precision={0} changeOnWheel={false} />
        </Field>
      </Flex>
      <Field name="schoolConfigs" label={t('schools.configs')} extra={t('schools.configsHint')}>
        <Select mode="tags" options={SchoolConfig.options.map((one) => ({ value: one, label: t(`configs.${one}`) }))} />
      </Field>
      <Field name="extQuestion" label={t('schools.extQuestion')} extra={t('schools.extQuestionHint')}>
        <Select mode="tags" open={false} suffixIcon={null} tokenSeparators={[',', ' ', '，', '、']} />
      </Field>
      <Field name="privacy" label={t('schools.privacy')} extra={t('schools.privacyHint')}>
        <Radio.Group options={PrivacyTier.options.map((one) => ({ value: one, label: t(`privacy.${one}`) }))} />
      </Field>
      <Flex gap={16}>
        <Field style={{ flex: 1 }} name="memberId" label={t('schools.memberId')}>
          <Input maxLength={64} />
        </Field>
        <Field
          style={{ flex: 1 }}
          name="hidden"
          label={t('schools.hidden')}
          valuePropName="checked"
          extra={t('schools.hiddenHint')}
        >
          <Switch />
        </Field>
      </Flex>
    </>
  );
}
