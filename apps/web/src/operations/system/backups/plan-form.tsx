import { type BackupPlan, operationsApi } from '@zhibi/contract/operations';
import { Button, Form, InputNumber, Select, Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../../platform/api.js';
import { DraftForm } from '../../../platform/drafts/draft-form.js';
import { notify } from '../../../platform/notify.js';
import styles from './backups.module.css';

const hours = Array.from({ length: 24 }, (_, hour) => ({ value: hour, label: `${String(hour).padStart(2, '0')}:00` }));
const rules = [
  ['daily', 1, 366],
  ['weekly', 0, 260],
  ['monthly', 0, 240],
] as const;

/** When backups are made by themselves, and how many stay. */
export function PlanForm({ plan }: { plan: BackupPlan }) {
  const { t } = useTranslation('operations');
  const save = useWrite(operationsApi.keepBackupPlan, [operationsApi.backups, operationsApi.installation], {
    onDone: () => notify.done(t('system.backups.saved')),
  });
  return (
    <DraftForm<BackupPlan>
      draft="backup-plan"
      saved={save.data}
      layout="vertical"
      initialValues={plan}
      onFinish={(values) => save.mutate(values)}
    >
      <Form.Item name="isOn" label={t('system.backups.isOn')} valuePropName="checked">
        <Switch />
      </Form.Item>
      <Form.Item name="hour" label={t('system.backups.hour')} extra={t('system.backups.hourHint')}>
        <Select options={hours} style={{ width: 120 }} />
      </Form.Item>
      <div className={styles.rules}>
        {rules.map(([name, min, max]) => (
          <Form.Item key={name} name={name} label={t(`system.backups.keep.${name}`)} rules={[{ required: true }]}>
            <InputNumber min={min} max={max} precision={0} />
          </Form.Item>
        ))}
      </div>
      <p className={styles.note}>{t('system.backups.keepHint')}</p>
      <Button type="primary" htmlType="submit" loading={save.isPending}>
        {t('system.backups.save')}
      </Button>
    </DraftForm>
  );
}
