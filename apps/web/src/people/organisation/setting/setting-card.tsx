import { useQueryClient } from '@tanstack/react-query';
import { ABSENT } from '@zhibi/contract/kernel';
import {
  type OrganisationSetting,
  organisationApi,
  PrivacyTier,
  ReturnAddress,
  SchoolConfig,
} from '@zhibi/contract/people/organisation';
import { Button, Form, Input, Radio, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call, refresh, useWrite } from '../../../platform/api.js';
import { DraftForm } from '../../../platform/drafts/draft-form.js';
import { Card } from '../../../platform/layout/card.js';
import { notify } from '../../../platform/notify.js';
import { ChangedNote } from '../parts/changed-note.js';
import styles from './page.module.css';

type Fields = Pick<OrganisationSetting, 'name' | 'accountLongest' | 'schoolConfigs' | 'privacy' | 'returnAddresses'>;

/** Name, rules for new accounts and schools, and where a login may lead back to. */
export function SettingCard({ setting }: { setting: OrganisationSetting }) {
  const { t } = useTranslation('organisation');
  const queries = useQueryClient();
  const [form] = Form.useForm<Fields>();
  const [revision, setRevision] = useState(setting.revision);
  const [isChanged, setIsChanged] = useState(false);
  const saving = useWrite(organisationApi.saveSetting, [organisationApi.setting], {
    onDone: (saved) => {
      setRevision(saved.revision);
      setIsChanged(false);
      notify.done(t('saved'));
    },
    onRefused: (refusal) => setIsChanged(refusal.reason === 'changed'),
  });
  const takeNewest = async () => {
    const newest = await call(organisationApi.setting, {});
    form.setFieldsValue(newest);
    setRevision(newest.revision);
    setIsChanged(false);
    await refresh(queries, [organisationApi.setting]);
  };
  const checkAddresses = (_: unknown, addresses: readonly string[]) =>
    addresses.every((one) => ReturnAddress.safeParse(one).success)
      ? Promise.resolve()
      : Promise.reject(new Error(t('setting.addressRule')));
  return (
    <Card title={t('setting.general')}>
      <ChangedNote isShown={isChanged} onNewest={() => void takeNewest()} />
      <DraftForm
        draft="setting"
        on={revision}
        saved={revision}
        form={form}
        layout="vertical"
        initialValues={setting}
        onFinish={(values) => saving.mutate({ ...values, revision })}
      >
        <Form.Item
          name="name"
          label={t('setting.name')}
          rules={[{ required: true, min: 2, max: 40, message: t('setting.nameRule') }]}
        >
          <Input />
        </Form.Item>
        <Form.Item label={t('setting.customized')} extra={t('setting.customizedHint')}>
          {setting.customized || ABSENT}
        </Form.Item>
        <Form.Item name="accountLongest" label={t('setting.accountLongest')} extra={t('setting.accountHint')}>
          <Radio.Group
            options={([16, 40, 41] as const).map((longest) => ({
              value: longest,
              label: t('setting.account', { longest }),
            }))}
          />
        </Form.Item>
        <Form.Item name="schoolConfigs" label={t('setting.configs')} extra={t('setting.configsHint')}>
          <Select
            mode="tags"
            options={SchoolConfig.options.map((one) => ({ value: one, label: t(`configs.${one}`) }))}
          />
        </Form.Item>
        <Form.Item name="privacy" label={t('setting.privacy')} extra={t('schools.privacyHint')}>
          <Radio.Group options={PrivacyTier.options.map((one) => ({ value: one, label: t(`privacy.${one}`) }))} />
        </Form.Item>
        <Form.Item
          name="returnAddresses"
          label={t('setting.addresses')}
          extra={t('setting.addressesHint')}
          rules={[{ validator: checkAddresses }]}
        >
          <Select
            mode="tags"
            open={false}
            suffixIcon={null}
            placeholder="https://"
            tokenSeparators={[' ', ',', '，']}
          />
        </Form.Item>
        <div className={styles.foot}>
          <Button type="primary" htmlType="submit" loading={saving.isPending}>
            {t('save')}
          </Button>
        </div>
      </DraftForm>
    </Card>
  );
}
