import {
  CommentCause,
  CommentScope,
  commentsApi,
  commentVariables,
  hurtfulWord,
  PRESET_LENGTH,
  type PresetComment,
} from '@zhibi/contract/marking/comments';
import type { QuestionType } from '@zhibi/contract/questions';
import { Form, Input, InputNumber, Radio, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../../platform/api.js';
import { DraftForm } from '../../../platform/drafts/draft-form.js';
import { Drawer } from '../../../platform/layout/drawer.js';
import { Foot } from '../../../platform/layout/foot.js';
import { plainFigure } from '../../../platform/layout/plain-figure.js';
import { notify } from '../../../platform/notify.js';
import { useSession } from '../../../platform/session-store.js';
import { typeOrder } from '../../../questions/index.js';
import { useTypeWords } from './type-words.js';

export interface PresetDrawerProps {
  /** What is changed; `new`: nothing yet. */
  preset: PresetComment | 'new' | null;
  subjectId: number;
  onClose: () => void;
}

interface Fields {
  text: string;
  questionType: QuestionType | 0;
  cause: CommentCause;
  scoreEffect: number | null;
  scope: CommentScope;
}

/** A preset comment is written, or changed. */
export function PresetDrawer({ preset, subjectId, onClose }: PresetDrawerProps) {
  const { t } = useTranslation('comments');
  return (
    <Drawer title={t(preset === 'new' ? 'add' : 'change')} size="form" open={preset !== null} onClose={onClose}>
      {preset !== null && <Inside key={preset === 'new' ? '' : preset.presetId} {...{ preset, subjectId, onClose }} />}
    </Drawer>
  );
}

function Inside({ preset, subjectId, onClose }: PresetDrawerProps & { preset: PresetComment | 'new' }) {
  const { t } = useTranslation('comments');
  const { language } = useSession();
  const typeWords = useTypeWords();
  const old = preset === 'new' ? null : preset;
  const saving = useWrite(commentsApi.save, [commentsApi.list, commentsApi.tree], {
    onDone: () => {
      notify.done(t('saved'));
      onClose();
    },
  });
  const first: Fields = {
    text: old?.text ?? '',
    questionType: old?.questionType ?? 0,
    cause: old?.cause ?? 'other',
    scoreEffect: old?.scoreEffect ?? null,
    scope: old?.scope ?? 'me',
  };
  const kind = (text: string) => {
    const word = hurtfulWord(text);
    return word === undefined ? Promise.resolve() : Promise.reject(new Error(t('hurtful', { word })));
  };
  return (
    <DraftForm<Fields>
      draft={`preset-comment ${old?.presetId ?? ''}`}
      layout="vertical"
      initialValues={first}
      onFinish={({ questionType, ...fields }) =>
        saving.mutate({
          ...fields,
          subjectId,
          questionType: questionType === 0 ? null : questionType,
          ...(old === null ? {} : { presetId: old.presetId }),
        })
      }
    >
      <Form.Item
        name="text"
        label={t('text')}
        extra={t('textHint', { variables: commentVariables.map((one) => one[language]).join(' ') })}
        rules={[{ required: true, whitespace: true }, { validator: (_, text: string) => kind(text) }]}
      >
        <Input.TextArea maxLength={PRESET_LENGTH} autoSize={{ minRows: 2 }} showCount />
      </Form.Item>
      <Form.Item name="questionType" label={t('type')}>
        <Select
          options={[
            { value: 0, label: typeWords(null) },
            ...typeOrder.map((type) => ({ value: type, label: typeWords(type) })),
          ]}
        />
      </Form.Item>
      <Form.Item name="cause" label={t('cause')}>
        <Select options={CommentCause.options.map((one) => ({ value: one, label: t(`causes.${one}`) }))} />
      </Form.Item>
      <Form.Item name="scoreEffect" label={t('effect')} extra={t('effectHint')}>
        <InputNumber step={0.5} formatter={plainFigure} min={-100} max={100} placeholder={t('noEffect')} />
      </Form.Item>
      <Form.Item name="scope" label={t('scope')}>
        <Radio.Group options={CommentScope.options.map((one) => ({ value: one, label: t(`scopes.${one}`) }))} />
      </Form.Item>
      <Foot isBusy={saving.isPending} onCancel={onClose} />
    </DraftForm>
  );
}
