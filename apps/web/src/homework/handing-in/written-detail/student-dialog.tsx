import {
  type ChangeReason,
  Excuse,
  type HomeworkForTeacher,
  homeworkApi,
  type SubmissionOfStudent,
} from '@zhibi/contract/homework';
import { Alert, Button, Input, Segmented, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../../platform/api.js';
import { useDraft } from '../../../platform/drafts/use-draft.js';
import { Dialog } from '../../../platform/layout/dialog.js';
import { MomentField } from '../../../platform/layout/moment-field.js';
import { notify } from '../../../platform/notify.js';
import { formatNear } from '../../../platform/time.js';
import { FormField } from '../../parts/form-field.js';
import { toField, toStamp } from '../../parts/moments.js';
import { WhyFields } from './change-dialog.js';
import styles from './dialogs.module.css';
import { isLonger, longerEnd } from './extension.js';

export interface StudentDialogProps {
  homework: HomeworkForTeacher;
  copy: SubmissionOfStudent;
}

const refreshed = [homeworkApi.detail, homeworkApi.submissions, homeworkApi.history];

/** More time or an excuse for one student, who was ill, on leave or late. */
export function StudentButton({ homework, copy }: StudentDialogProps) {
  const { t } = useTranslation('homework');
  const [isOpen, setOpen] = useState(false);
  if (!homework.can.adjust || copy.status === 'marked' || copy.status === 'released') return null;
  return (
    <>
      <Button type="link" size="small" onClick={() => setOpen(true)}>
        {t('changes.adjust')}
      </Button>
      {isOpen && <StudentDialog homework={homework} copy={copy} onClose={() => setOpen(false)} />}
    </>
  );
}

type Kind = 'extend' | 'excuse';

function StudentDialog({ homework, copy, onClose }: StudentDialogProps & { onClose: () => void }) {
  const { t } = useTranslation('homework');
  const { homeworkId } = homework;
  const { studentId, name } = copy;
  const [form, setForm, drop] = useDraft(`adjusting ${homeworkId} ${studentId}`, () => ({
    kind: 'extend' as Kind, // the other one is chosen below
    endAt: toField(longerEnd(homework, copy)),
    reason: 'sick' as ChangeReason, // as above
    excuse: (copy.excuse ?? 'sick') as Excuse, // as above
    note: '',
  }));
  const [problem, setProblem] = useState<string>();
  const done = (words: string) => () => {
    drop();
    notify.done(words);
    onClose();
  };
  const onRefused = ({ message }: { message: string }) => setProblem(message);
  const extending = useWrite(homeworkApi.extend, refreshed, {
    handles: ['start-end', 'not-longer', 'given-back'],
    onDone: done(t('changes.one.extendDone', { name, when: formatNear(toStamp(form.endAt)) })),
    onRefused,
  });
  const excusing = useWrite(homeworkApi.excuse, refreshed, {
    handles: ['given-back'],
    onDone: done(t(copy.excuse ? 'changes.one.unexcuseDone' : 'changes.one.excuseDone', { name })),
    onRefused,
  });
  const save = () => {
    const { endAt, reason, note } = form;
    const of = { homeworkId, studentIds: [studentId], note };
    if (form.kind === 'extend' && !isLonger(homework, copy, toStamp(endAt))) setProblem(t('changes.one.notLonger'));
    else if (form.kind === 'extend') extending.mutate({ ...of, endAt: toStamp(endAt), reason });
    else excusing.mutate({ ...of, excuse: copy.excuse ? null : form.excuse });
  };
  return (
    <Dialog
      title={t('changes.one.title', { name })}
      keepsTyping
      onClose={onClose}
      foot={{ onMain: save, isBusy: extending.isPending || excusing.isPending }}
    >
      <div className={styles.fields}>
        <Segmented<Kind>
          block
          aria-label={t('changes.one.kind')}
          value={form.kind}
          options={[
            { value: 'extend', label: t('changes.one.extend') },
            { value: 'excuse', label: t(copy.excuse ? 'changes.one.unexcuse' : 'changes.one.excuse') },
          ]}
          onChange={(kind) => setForm({ ...form, kind })}
        />
        {form.kind === 'extend' ? (
          <>
            <FormField label={t('changes.one.endAt')}>
              {(id) => <MomentField id={id} value={form.endAt} onChange={(endAt) => setForm({ ...form, endAt })} />}
            </FormField>
            <WhyFields value={form} onChange={(why) => setForm({ ...form, ...why })} />
          </>
        ) : (
          <>
            {!copy.excuse && (
              <FormField label={t('changes.reason')}>
                {(id) => (
                  <Select<Excuse>
                    id={id}
                    value={form.excuse}
                    options={Excuse.options.map((one) => ({ value: one, label: t(`changes.reasons.${one}`) }))}
                    onChange={(excuse) => setForm({ ...form, excuse })}
                  />
                )}
              </FormField>
            )}
            <FormField label={t('changes.note')}>
              {(id) => (
                <Input
                  id={id}
                  maxLength={200}
                  value={form.note}
                  onChange={({ target }) => setForm({ ...form, note: target.value })}
                />
              )}
            </FormField>
          </>
        )}
        {problem && <Alert type="error" showIcon title={problem} />}
      </div>
    </Dialog>
  );
}
