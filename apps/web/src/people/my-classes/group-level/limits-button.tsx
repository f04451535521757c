import { LevelLimits } from '@zhibi/contract/people/my-classes';
import { Button, Form, InputNumber, Popover } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DraftForm } from '../../../platform/drafts/draft-form.js';
import { showWrong } from '../../../platform/form-errors.js';
import styles from './level.module.css';

/** From which rate a student is proposed for A, and below which for C. */
export function LimitsButton({ limits, onApply }: { limits: LevelLimits; onApply: (limits: LevelLimits) => void }) {
  const { t } = useTranslation('myClasses');
  const [isOpen, setIsOpen] = useState(false);
  const [form] = Form.useForm<LevelLimits>();
  const submit = (fields: LevelLimits) => {
    const checked = LevelLimits.safeParse(fields);
    if (!checked.success) return showWrong(form, [{ name: 'cBelow', errors: [t('level.limitsWrong')] }]);
    setIsOpen(false);
    onApply(checked.data);
  };
  const fields = (
    <DraftForm
      draft="level limits"
      form={form}
      layout="vertical"
      requiredMark={false}
      initialValues={limits}
      className={styles.limits}
      onFinish={submit}
    >
      <Form.Item name="aFrom" label={t('level.aFrom')}>
        <InputNumber min={2} max={100} precision={0} suffix="%" />
      </Form.Item>
      <Form.Item name="cBelow" label={t('level.cBelow')}>
        <InputNumber min={1} max={99} precision={0} suffix="%" />
      </Form.Item>
      <p>{t('level.limitsHint')}</p>
      <Button type="primary" size="small" htmlType="submit">
        {t('level.apply')}
      </Button>
    </DraftForm>
  );
  return (
    <Popover trigger="click" open={isOpen} onOpenChange={setIsOpen} title={t('level.limitsTitle')} content={fields}>
      <Button>{t('level.limits')}</Button>
    </Popover>
  );
}
