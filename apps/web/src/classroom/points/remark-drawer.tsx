import { draftOf, pointLimits, pointsApi, type RemarkLine } from '@zhibi/contract/classroom/points';
import { Button, Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { useRead, useWrite } from '../../platform/api.js';
import { DraftForm } from '../../platform/drafts/draft-form.js';
import { Drawer } from '../../platform/layout/drawer.js';
import { session } from '../../platform/session-store.js';

interface RemarkDrawerProps {
  classId: string;
  month: string;
  line: RemarkLine;
  onClose: () => void;
}

/** Writes a remark; the draft is made of facts, the teacher makes it a remark. */
export function RemarkDrawer({ classId, month, line, onClose }: RemarkDrawerProps) {
  const { t } = useTranslation('points');
  const { studentId, name, remark } = line;
  const [form] = Form.useForm<{ text: string }>();
  const facts = useRead(pointsApi.facts, { classId, studentId, month });
  const saving = useWrite(pointsApi.saveRemark, [pointsApi.remarks], { onDone: onClose });
  const known = facts.data?.facts ?? [];
  const draft = () => {
    const written = (form.getFieldValue('text') ?? '') as string; // the only field, a text
    const text = [written.trim(), draftOf(known, session.get().language === 'en' ? 'en' : 'zh')].filter(Boolean);
    form.setFieldsValue({ text: text.join('\n').slice(0, pointLimits.remark) });
  };
  return (
    <Drawer open onClose={onClose} size="form" title={t('remarkOf', { name })}>
      <DraftForm<{ text: string }>
        draft={`remark ${classId} ${studentId} ${month}`}
        on={remark?.revision ?? 0}
        form={form}
        layout="vertical"
        initialValues={{ text: remark?.text ?? '' }}
        onFinish={({ text }) => saving.mutate({ classId, studentId, month, text, revision: remark?.revision ?? 0 })}
      >
        <p>{known.length > 0 ? t('factsTaken') : facts.data ? t('noFacts') : ''}</p>
        <Button disabled={known.length === 0} onClick={draft}>
          {t('draftFromFacts')}
        </Button>
        <Form.Item name="text" label={t('remarkOf', { name })} rules={[{ required: true, whitespace: true }]}>
          <Input.TextArea rows={8} maxLength={pointLimits.remark} showCount />
        </Form.Item>
        <Button type="primary" htmlType="submit" loading={saving.isPending}>
          {t('save')}
        </Button>
      </DraftForm>
    </Drawer>
  );
}
