import type { PasswordSlip } from '@zhibi/contract/people';
import { recordsApi, type TeacherRecord } from '@zhibi/contract/people/records';
import { useTranslation } from 'react-i18next';
import { useRead, useWrite } from '../../../platform/api.js';
import { Dialog } from '../../../platform/layout/dialog.js';
import { Drawer } from '../../../platform/layout/drawer.js';
import { notify } from '../../../platform/notify.js';
import { Screen } from '../../../platform/screen.js';
import { History } from '../parts/history.js';
import { RolesDialog } from './roles-dialog.js';
import { AddTeacher, EditTeacher } from './teacher-drawer.js';

export type TeacherDialog =
  | { kind: 'add' }
  | { kind: 'edit' | 'roles' | 'history' | 'leave' | 'return'; teacher: TeacherRecord };

const refreshes = [
  recordsApi.teachers,
  recordsApi.teacher,
  recordsApi.history,
  recordsApi.classRecords,
  recordsApi.subjectOffers,
];

export interface TeacherDialogsProps {
  dialog: TeacherDialog | null;
  onClose: () => void;
  onSlip: (slip: PasswordSlip) => void;
}

/** Whatever the list opens over itself. */
export function TeacherDialogs({ dialog, onClose, onSlip }: TeacherDialogsProps) {
  const { t } = useTranslation('records');
  if (dialog === null) return null;
  if (dialog.kind === 'add') return <AddTeacher refreshes={refreshes} onClose={onClose} onSlip={onSlip} />;
  const { teacher } = dialog;
  if (dialog.kind === 'edit') return <Editing teacherId={teacher.teacherId} onClose={onClose} />;
  if (dialog.kind === 'roles') return <RolesDialog teacher={teacher} refreshes={refreshes} onClose={onClose} />;
  if (dialog.kind === 'history')
    return (
      <Drawer open title={`${teacher.name} · ${t('act.history')}`} onClose={onClose}>
        <History whose="teacher" id={teacher.teacherId} />
      </Drawer>
    );
  return <Passing teacher={teacher} kind={dialog.kind} onClose={onClose} />;
}

/** The form opens on the newest record, not on the row of a list that may be old. */
function Editing({ teacherId, onClose }: { teacherId: string; onClose: () => void }) {
  const { t } = useTranslation('records');
  const read = useRead(recordsApi.teacher, { teacherId });
  if (read.data && !read.isFetching) return <EditTeacher teacher={read.data} refreshes={refreshes} onClose={onClose} />;
  return (
    <Drawer open size="wide" title={t('teacher.edit')} onClose={onClose}>
      <Screen read={{ ...read, data: undefined }} skeleton={{ rows: 8 }}>
        {() => null}
      </Screen>
    </Drawer>
  );
}

/** Leaving, and coming back. */
function Passing({
  teacher,
  kind,
  onClose,
}: {
  teacher: TeacherRecord;
  kind: 'leave' | 'return';
  onClose: () => void;
}) {
  const { t } = useTranslation('records');
  const { name, teacherId, revision } = teacher;
  const done = { onRefused: onClose };
  const leave = useWrite(recordsApi.leaveTeacher, refreshes, {
    ...done,
    onDone: () => {
      onClose();
      notify.done(t('teacher.left', { name }));
    },
  });
  const comeBack = useWrite(recordsApi.returnTeacher, refreshes, {
    ...done,
    onDone: () => {
      onClose();
      notify.done(t('teacher.returned', { name }));
    },
  });
  const verb = kind === 'leave' ? leave : comeBack;
  return (
    <Dialog
      title={kind === 'leave' ? t('teacher.leaveAsk', { name }) : `${name} · ${t('teacher.comeBack')}`}
      onClose={onClose}
      foot={{
        words: kind === 'leave' ? t('teacher.leave') : t('teacher.comeBack'),
        isBusy: verb.isPending,
        onMain: () => verb.mutate({ teacherId, revision }),
      }}
    >
      {kind === 'leave' ? t('teacher.leaveHint') : t('teacher.returnHint')}
    </Dialog>
  );
}
