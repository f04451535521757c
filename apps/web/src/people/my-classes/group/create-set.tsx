import { GroupPurpose, myClassesApi } from '@zhibi/contract/people/my-classes';
import { Form, Input, InputNumber, Radio, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../../platform/api.js';
import { DraftForm } from '../../../platform/drafts/draft-form.js';
import { showWrong } from '../../../platform/form-errors.js';
import { Dialog } from '../../../platform/layout/dialog.js';
import { useNames } from '../../use-names.js';
import { regrouped } from './moves.js';
import type { GroupsOfClass } from './shape.js';
import { useDraw } from './use-draw.js';

interface Fields {
  name: string;
  purpose: GroupPurpose;
  how: 'random' | 'balanced' | 'copy' | 'blank';
  count: number;
  from?: string;
  subjectId?: number;
}

interface Props extends GroupsOfClass {
  onClose: () => void;
  onMade: (setId: string) => void;
}

/** A new set: by chance, balanced, as another one, or empty. */
export function CreateSet({ head, students, sets, onClose, onMade }: Props) {
  const { t } = useTranslation('myClasses');
  const names = useNames();
  const [form] = Form.useForm<Fields>();
  const how = Form.useWatch('how', form) ?? 'balanced';
  const { classId } = head;
  const draw = useDraw(classId);
  const save = useWrite(myClassesApi.saveGroups, [myClassesApi.groups, myClassesApi.seating, myClassesApi.overview], {
    handles: ['name-taken'],
    onDone: ({ setId }) => onMade(setId),
    onRefused: (refusal) =>
      refusal.reason === 'name-taken' && showWrong(form, [{ name: 'name', errors: [refusal.message] }]),
  });
  const submit = async (fields: Fields) => {
    const { count, subjectId = null } = fields;
    const members =
      fields.how === 'random' || fields.how === 'balanced'
        ? (await draw.run({ how: fields.how, count, subjectId })).groups
        : Array.from({ length: count }, () => []);
    const copied = fields.how === 'copy' ? sets.find(({ setId }) => setId === fields.from)?.groups : undefined;
    const { name, purpose } = fields;
    save.mutate({ classId, name: name.trim(), purpose, lockedUntil: null, groups: copied ?? regrouped([], members) });
  };
  const hows = (['balanced', 'random', 'copy', 'blank'] as const).filter((one) => one !== 'copy' || sets.length > 0);
  return (
    <Dialog
      title={t('group.create')}
      onClose={onClose}
      foot={{ isBusy: save.isPending || draw.isBusy, onMain: form.submit }}
    >
      <DraftForm<Fields>
        draft="group set"
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={{
          purpose: sets.length === 0 ? 'seat' : 'lab',
          how: 'balanced',
          count: Math.max(1, Math.min(10, Math.ceil(students.length / 4))),
          from: sets[0]?.setId,
        }}
        onFinish={(fields) => void submit(fields)}
      >
        <Form.Item
          name="name"
          label={t('group.setName')}
          rules={[{ required: true, whitespace: true, max: 20, message: t('group.needName') }]}
        >
          <Input maxLength={20} />
        </Form.Item>
        <Form.Item name="purpose" label={t('group.purpose')}>
          <Radio.Group
            options={GroupPurpose.options.map((one) => ({ value: one, label: t(`group.purposes.${one}`) }))}
          />
        </Form.Item>
        <Form.Item name="how" label={t('group.how')}>
          <Radio.Group options={hows.map((one) => ({ value: one, label: t(`group.hows.${one}`) }))} />
        </Form.Item>
        {how === 'copy' ? (
          <Form.Item name="from" label={t('group.from')}>
            <Select options={sets.map(({ setId, name }) => ({ value: setId, label: name }))} />
          </Form.Item>
        ) : (
          <Form.Item name="count" label={t('group.count')}>
            <InputNumber min={1} max={30} precision={0} />
          </Form.Item>
        )}
        {how === 'balanced' && head.can.levelSubjects.length > 0 && (
          <Form.Item name="subjectId" label={t('group.scoresOf')}>
            <Select
              allowClear
              placeholder={t('group.noScores')}
              options={head.can.levelSubjects.map((one) => ({
                value: one.subjectId,
                label: names.subject(one.subjectName),
              }))}
            />
          </Form.Item>
        )}
      </DraftForm>
    </Dialog>
  );
}
