import {
  type RoundPerson,
  type RoundSetting,
  roundLimits,
  roundsApi,
  WithinTolerance,
} from '@zhibi/contract/marking/rounds';
import { Alert, Form, InputNumber, Radio, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { DraftForm } from '../../../../platform/drafts/draft-form.js';
import { Drawer } from '../../../../platform/layout/drawer.js';
import { Foot } from '../../../../platform/layout/foot.js';
import { notify } from '../../../../platform/notify.js';
import { inHalves } from '../../../parts/engine/typed-score.js';
import { useRoundWrite } from '../../../parts/rounds/use-round-write.js';
import { firstSetting, settingsDiffer } from './first-setting.js';
import type { RoundItem } from './round-item.js';
import styles from './set-up.module.css';

export interface SettingDrawerProps {
  homeworkId: string;
  items: readonly RoundItem[];
  colleagues: readonly RoundPerson[];
  onClose: () => void;
  onDone: () => void;
}

/** Who scores these questions and what becomes of two scores. */
export function SettingDrawer({ homeworkId, items, colleagues, onClose, onDone }: SettingDrawerProps) {
  const { t } = useTranslation('rounds');
  const [form] = Form.useForm<RoundSetting>();
  const first = firstSetting(items);
  const each = Form.useWatch('scorersEach', form) ?? first.scorersEach;
  const scorerIds = Form.useWatch('scorerIds', form) ?? first.scorerIds;
  const saving = useRoundWrite(roundsApi.set, {
    onDone: ({ settled }) => {
      notify.done(settled > 0 ? t('settledNow', { count: settled }) : t('done'));
      onDone();
      onClose();
    },
  });
  const options = colleagues.map(({ accountId: value, name: label }) => ({ value, label }));
  const send = (values: RoundSetting) =>
    saving.mutate({
      homeworkId,
      items: items.map(({ itemId, round }) => ({ itemId, revision: round?.revision ?? 0 })),
      setting: { ...first, ...values, arbiterId: values.scorersEach === 1 ? null : (values.arbiterId ?? null) },
    });
  return (
    <Drawer
      keepsTyping
      onClose={onClose}
      title={t('form.title', { nos: items.map(({ no }) => no).join(t('between')) })}
    >
      <DraftForm<RoundSetting>
        draft={`round ${homeworkId} ${items.map(({ itemId }) => itemId).join(' ')}`}
        on={items.map(({ round }) => round?.revision ?? 0).join(' ')}
        form={form}
        layout="vertical"
        initialValues={first}
        onFinish={send}
      >
        {settingsDiffer(items) && <Alert type="warning" showIcon className={styles.differ} title={t('form.differ')} />}
        <Form.Item
          name="scorerIds"
          label={t('form.scorers')}
          extra={t('form.scorersHint')}
          rules={[
            { required: true, message: t('form.scorersNeeded') },
            {
              validator: (_, ids: string[] = []) =>
                each === 2 && ids.length === 1 ? Promise.reject(new Error(t('form.twoNeeded'))) : Promise.resolve(),
            },
          ]}
        >
          <Select mode="multiple" maxCount={roundLimits.scorers} options={options} optionFilterProp="label" />
        </Form.Item>
        <Form.Item name="scorersEach" label={t('form.each')}>
          <Radio.Group
            options={[
              { value: 2, label: t('form.two') },
              { value: 1, label: t('form.one') },
            ]}
          />
        </Form.Item>
        {each === 2 && (
          <>
            <Form.Item name="tolerance" label={t('form.tolerance')} rules={[{ required: true }]} normalize={inHalves}>
              <InputNumber min={0} max={roundLimits.maxTolerance} step={0.5} suffix={t('form.toleranceUnit')} />
            </Form.Item>
            <Form.Item name="within" label={t('form.within')} extra={t('meanHint')}>
              <Radio.Group options={WithinTolerance.options.map((value) => ({ value, label: t(`within.${value}`) }))} />
            </Form.Item>
            <Form.Item
              name="arbiterId"
              label={t('form.arbiter')}
              extra={t('form.arbiterHint')}
              rules={[{ required: true, message: t('form.arbiterNeeded') }]}
            >
              <Select
                showSearch
                optionFilterProp="label"
                options={options.map((one) => ({ ...one, disabled: scorerIds.includes(one.value) }))}
              />
            </Form.Item>
          </>
        )}
        <Foot isBusy={saving.isPending} onCancel={onClose} />
      </DraftForm>
    </Drawer>
  );
}
