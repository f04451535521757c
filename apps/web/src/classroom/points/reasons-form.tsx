import { type PointReason, pointLimits, pointsApi } from '@zhibi/contract/classroom/points';
import { Button, Form, Input, InputNumber } from 'antd';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../platform/api.js';
import { DraftForm } from '../../platform/drafts/draft-form.js';
import { notify } from '../../platform/notify.js';
import styles from './points.module.css';

interface ReasonsFormProps {
  revision: number;
  reasons: PointReason[];
  can: { edit: boolean };
}

/** Saved as a whole; what was given keeps its words. */
export function ReasonsForm({ revision, reasons, can }: ReasonsFormProps) {
  const { t } = useTranslation('points');
  const saving = useWrite(pointsApi.saveReasons, [pointsApi.reasons], { onDone: () => notify.done(t('saved')) });
  return (
    <DraftForm<{ reasons: PointReason[] }>
      draft={`point reasons ${revision}`}
      saved={revision}
      initialValues={{ reasons }}
      disabled={!can.edit}
      onFinish={(values) => saving.mutate({ revision, reasons: values.reasons })}
    >
      <Form.List name="reasons">
        {(fields, { add, remove }) => (
          <>
            {fields.map(({ key, name }) => (
              <div key={key} className={styles.line}>
                <Form.Item name={[name, 'text']} rules={[{ required: true, whitespace: true }]} noStyle>
                  <Input aria-label={`${t('reason')} ${name + 1}`} maxLength={30} style={{ width: 180 }} />
                </Form.Item>
                <Form.Item name={[name, 'points']} rules={[{ required: true }]} noStyle>
                  <InputNumber
                    aria-label={`${t('points')} ${name + 1}`}
                    min={-pointLimits.most}
                    max={pointLimits.most}
                    precision={0}
                  />
                </Form.Item>
                <Button disabled={!can.edit || fields.length === 1} onClick={() => remove(name)}>
                  {t('remove')}
                </Button>
              </div>
            ))}
            <div className={styles.line}>
              <Button
                disabled={!can.edit || fields.length >= pointLimits.reasons}
                onClick={() => add({ text: '', points: 1 })}
              >
                {t('add')}
              </Button>
              <Button type="primary" htmlType="submit" loading={saving.isPending}>
                {t('save')}
              </Button>
            </div>
          </>
        )}
      </Form.List>
    </DraftForm>
  );
}
