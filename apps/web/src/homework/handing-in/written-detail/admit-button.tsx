import { type HomeworkForTeacher, homeworkApi } from '@zhibi/contract/homework';
import { Button, Checkbox } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRead, useWrite } from '../../../platform/api.js';
import { Dialog } from '../../../platform/layout/dialog.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { notify } from '../../../platform/notify.js';
import { Screen } from '../../../platform/screen.js';
import styles from './dialogs.module.css';

/** Gives the homework to students of its classes who do not have it: who joined, who was absent. */
export function AdmitButton({ homework }: { homework: HomeworkForTeacher }) {
  const { t } = useTranslation('homework');
  const [isOpen, setOpen] = useState(false);
  const { can, status } = homework;
  if (!can.move || (status !== 'open' && status !== 'scheduled')) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('changes.admit')}</Button>
      {isOpen && <AdmitDialog homework={homework} onClose={() => setOpen(false)} />}
    </>
  );
}

function AdmitDialog({
  homework: { homeworkId, classes },
  onClose,
}: {
  homework: HomeworkForTeacher;
  onClose: () => void;
}) {
  const { t } = useTranslation('homework');
  const read = useRead(homeworkApi.outside, { homeworkId });
  const [studentIds, setStudentIds] = useState<string[]>([]);
  const admitting = useWrite(
    homeworkApi.admit,
    [homeworkApi.detail, homeworkApi.submissions, homeworkApi.history, homeworkApi.outside],
    {
      onDone: ({ added }) => {
        notify.done(t('changes.admitDone', { count: added }));
        onClose();
      },
    },
  );
  return (
    <Dialog
      title={t('changes.admitTitle')}
      onClose={onClose}
      foot={{
        words: t('changes.admit'),
        isDisabled: studentIds.length === 0,
        isBusy: admitting.isPending,
        onMain: () => admitting.mutate({ homeworkId, studentIds }),
      }}
    >
      <Screen
        read={read}
        skeleton={{ rows: 4 }}
        isEmpty={({ items }) => items.length === 0}
        empty={<EmptyState title={t('changes.admitNone')} hint={t('changes.admitNoneHint')} />}
      >
        {({ items }) => (
          <div className={styles.fields}>
            <Checkbox.Group
              className={styles.students ?? ''}
              value={studentIds}
              onChange={setStudentIds}
              options={items.map(({ studentId, name, studentNo, classId }) => ({
                value: studentId,
                label: `${name} ${studentNo} ${classes.find((one) => one.classId === classId)?.className ?? ''}`,
              }))}
            />
          </div>
        )}
      </Screen>
    </Dialog>
  );
}
