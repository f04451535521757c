import type { PasswordSlip } from '@zhibi/contract/people';
import { recordsApi, type StudentRecord } from '@zhibi/contract/people/records';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../../platform/api.js';
import { Drawer } from '../../../platform/layout/drawer.js';
import { Screen } from '../../../platform/screen.js';
import { PassingDialog } from './passing-dialog.js';
import { AddStudent, EditStudent } from './student-drawer.js';

export type StudentDialog =
  | { kind: 'add'; classId: string | null }
  | { kind: 'edit'; studentId: string }
  | { kind: 'move' | 'leave' | 'return'; students: readonly StudentRecord[] };

export interface StudentDialogsProps {
  dialog: StudentDialog | null;
  onClose: () => void;
  onSlip: (slip: PasswordSlip) => void;
}

/** Whatever a screen of students opens over itself. */
export function StudentDialogs({ dialog, onClose, onSlip }: StudentDialogsProps) {
  if (dialog === null) return null;
  if (dialog.kind === 'add') return <AddStudent classId={dialog.classId} onClose={onClose} onSlip={onSlip} />;
  if (dialog.kind === 'edit') return <Editing studentId={dialog.studentId} onClose={onClose} />;
  return <PassingDialog kind={dialog.kind} students={dialog.students} onClose={onClose} />;
}

/** The form opens on the newest record, not on the row of a list that may be old. */
function Editing({ studentId, onClose }: { studentId: string; onClose: () => void }) {
  const { t } = useTranslation('records');
  const read = useRead(recordsApi.student, { studentId });
  if (read.data && !read.isFetching) return <EditStudent student={read.data} onClose={onClose} />;
  return (
    <Drawer open size="wide" title={t('student.edit')} onClose={onClose}>
      <Screen read={{ ...read, data: undefined }} skeleton={{ rows: 6 }}>
        {() => null}
      </Screen>
    </Drawer>
  );
}
