import { ChangeReason, type HomeworkForTeacher, homeworkApi } from '@zhibi/contract/homework';
import { Alert, Button, Input, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../../platform/api.js';
import { useDraft } from '../../../platform/drafts/use-draft.js';
import { Dialog } from '../../../platform/layout/dialog.js';
import { MomentField } from '../../../platform/layout/moment-field.js';
import { notify } from '../../../platform/notify.js';
import { FormField } from '../../parts/form-field.js';
import { toField, toStamp } from '../../parts/moments.js';
import styles from './dialogs.module.css';

/** Opens the change of title, start and end for everybody. Drawn only where something may be changed. */
export function ChangeButton({ homework }: { homework: HomeworkForTeacher }) {
  const { t } = useTranslation('homework');
  const [isOpen, setOpen] = useState(false);
  if (!homework.can.move) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('changes.adjust')}</Button>
      {isOpen && <ChangeDialog homework={homework} onClose={() => setOpen(false)} />}
    </>
  );
}

const fieldOf = (stamp: string) => toField(stamp);

function ChangeDialog({ homework, onClose }: { homework: HomeworkForTeacher; onClose: () => void }) {
  const { t } = useTranslation('homework');
  const { homeworkId, can } = homework;
  const first = () => ({
    title: homework.title,
    startAt: fieldOf(homework.startAt),
    endAt: fieldOf(homework.endAt),
    reason: 'other' as ChangeReason, // one of the reasons; a literal would be too narrow for the others
    note: '',
  });
  const [form, setForm, drop] = useDraft(`changing ${homeworkId}`, first);
  const [problem, setProblem] = useState<string>();
  const changing = useWrite(
    homeworkApi.change,
    [homeworkApi.detail, homeworkApi.list, homeworkApi.history, homeworkApi.submissions],
    {
      handles: ['start-end', 'has-begun', 'given-back', 'needs-reason', 'no-written'],
      onDone: ({ title }) => {
        drop();
        notify.done(t('changes.done', { title }));
        onClose();
      },
      onRefused: ({ message }) => setProblem(message),
    },
  );
  const different = <T,>(now: T, was: T) => (now === was ? undefined : now);
  const save = () => {
    const title = different(form.title.trim(), homework.title);
    const startAt = different(toStamp(form.startAt), toStamp(fieldOf(homework.startAt)));
    const endAt = different(toStamp(form.endAt), toStamp(fieldOf(homework.endAt)));
    changing.mutate({
      homeworkId,
      reason: form.reason,
      note: form.note,
      ...(title ? { title } : {}),
      ...(startAt ? { startAt } : {}),
      ...(endAt ? { endAt } : {}),
    });
  };
  return (
    <Dialog
      title={t('changes.adjustTitle')}
      keepsTyping
      onClose={onClose}
      foot={{ onMain: save, isBusy: changing.isPending, words: t('changes.adjust') }}
    >
      <div className={styles.fields}>
        {can.change ? (
          <>
            <FormField label={t('publish.name')}>
              {(id) => (
                <Input
                  id={id}
                  maxLength={100}
                  value={form.title}
                  onChange={({ target }) => setForm({ ...form, title: target.value })}
                />
              )}
            </FormField>
            <FormField label={t('publish.startAt')}>
              {(id) => (
                <MomentField id={id} value={form.startAt} onChange={(startAt) => setForm({ ...form, startAt })} />
              )}
            </FormField>
          </>
        ) : (
          <p className={styles.note}>{t('changes.begun')}</p>
        )}
        <FormField label={t('publish.endAt')}>
          {(id) => <MomentField id={id} value={form.endAt} onChange={(endAt) => setForm({ ...form, endAt })} />}
        </FormField>
        <WhyFields value={form} onChange={(why) => setForm({ ...form, ...why })} />
        {problem && <Alert type="error" showIcon title={problem} />}
      </div>
    </Dialog>
  );
}

interface Why {
  reason: ChangeReason;
  note: string;
}

/** Why something is changed: a word to choose, and a sentence for the students. */
export function WhyFields({ value, onChange }: { value: Why; onChange: (why: Why) => void }) {
  const { t } = useTranslation('homework');
  return (
    <>
      <FormField label={t('changes.reason')}>
        {(id) => (
          <Select<ChangeReason>
            id={id}
            value={value.reason}
            options={ChangeReason.options.map((one) => ({ value: one, label: t(`changes.reasons.${one}`) }))}
            onChange={(reason) => onChange({ reason, note: value.note })}
          />
        )}
      </FormField>
      <FormField label={t('changes.note')}>
        {(id) => (
          <Input
            id={id}
            maxLength={200}
            value={value.note}
            onChange={({ target }) => onChange({ reason: value.reason, note: target.value })}
          />
        )}
      </FormField>
    </>
  );
}
