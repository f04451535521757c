import { actingMinutes, operationsApi } from '@zhibi/contract/operations';
import { Form, Input, Segmented } from 'antd';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../../platform/api.js';
import { DraftForm } from '../../../platform/drafts/draft-form.js';
import { fieldErrors, showWrong } from '../../../platform/form-errors.js';
import { Dialog } from '../../../platform/layout/dialog.js';
import { Foot } from '../../../platform/layout/foot.js';
import { firstWrong } from '../../../platform/theme.js';
import { useWorkspace } from '../../../platform/use-workspace.js';

interface Wish {
  reason: string;
  ticket?: string;
  minutes: (typeof actingMinutes)[number];
}

/** Why, and for how long: only then a school is entered. */
export function BeginDialog({
  school,
  onClose,
}: {
  /** `to`: what one goes in for; without it the home of the school. */
  school: { schoolId: string; name: string; to?: string } | null;
  onClose: () => void;
}) {
  const { t } = useTranslation('operations');
  return (
    <Dialog
      title={t('acting.begin', { school: school?.name ?? '' })}
      open={school !== null}
      onClose={onClose}
      keepsTyping
    >
      {school && <Inside schoolId={school.schoolId} to={school.to} onClose={onClose} />}
    </Dialog>
  );
}

function Inside({ schoolId, to, onClose }: { schoolId: string; to: string | undefined; onClose: () => void }) {
  const { t } = useTranslation('operations');
  const [form] = Form.useForm<Wish>();
  const change = useWorkspace(to);
  const beginning = useWrite(operationsApi.beginActing, [], {
    handles: ['fields'],
    onRefused: (refusal) => showWrong(form, fieldErrors<Wish>(refusal)),
    onDone: () => change({ schoolId }),
  });
  return (
    <DraftForm<Wish>
      draft={`acting ${schoolId}`}
      saved={beginning.data}
      form={form}
      layout="vertical"
      requiredMark={false}
      scrollToFirstError={firstWrong}
      initialValues={{ minutes: 30 }}
      onFinish={(wish) => beginning.mutate({ schoolId, ...wish })}
    >
      <p>{t('acting.promise')}</p>
      <Form.Item
        name="reason"
        label={t('acting.reason')}
        rules={[{ required: true, whitespace: true, min: 4, max: 200, message: t('acting.reasonRule') }]}
      >
        <Input.TextArea
          autoFocus
          maxLength={200}
          autoSize={{ minRows: 2, maxRows: 5 }}
          placeholder={t('acting.reasonHint')}
        />
      </Form.Item>
      <Form.Item name="ticket" label={t('acting.ticket')}>
        <Input maxLength={40} />
      </Form.Item>
      <Form.Item name="minutes" label={t('acting.length')}>
        <Segmented options={actingMinutes.map((count) => ({ value: count, label: t('acting.minutes', { count }) }))} />
      </Form.Item>
      <Foot words={t('acting.enter')} isBusy={beginning.isPending} onCancel={onClose} />
    </DraftForm>
  );
}
