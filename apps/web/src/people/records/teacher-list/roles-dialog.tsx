import type { Endpoint } from '@zhibi/contract/kernel';
import { recordsApi, type TeacherRecord, TeacherRole } from '@zhibi/contract/people/records';
import { Checkbox } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../../platform/api.js';
import { Dialog } from '../../../platform/layout/dialog.js';
import { notify } from '../../../platform/notify.js';
import styles from '../parts/records.module.css';

export interface RolesDialogProps {
  teacher: TeacherRecord;
  refreshes: readonly Endpoint[];
  onClose: () => void;
}

/** Administrator, principal: what a teacher is besides teaching. */
export function RolesDialog({ teacher, refreshes, onClose }: RolesDialogProps) {
  const { t } = useTranslation('records');
  const [roles, setRoles] = useState<TeacherRole[]>(teacher.roles);
  const set = useWrite(recordsApi.setTeacherRoles, refreshes, {
    onDone: () => {
      onClose();
      notify.done(t('teacher.rolesSaved'));
    },
    onRefused: ({ reason }) => reason === 'changed' && onClose(),
  });
  const { teacherId, revision, name } = teacher;
  return (
    <Dialog
      title={`${name} · ${t('teacher.setRoles')}`}
      onClose={onClose}
      foot={{ words: t('act.save'), isBusy: set.isPending, onMain: () => set.mutate({ teacherId, revision, roles }) }}
    >
      <Checkbox.Group<TeacherRole>
        style={{ display: 'grid', gap: 12, margin: '8px 0 12px' }}
        value={roles}
        onChange={setRoles}
        options={TeacherRole.options.map((role) => ({
          value: role,
          label: t(`role.${role}`),
          disabled: role === 'TEACHER',
        }))}
      />
      <p className={styles.hint}>{t('teacher.rolesHint')}</p>
    </Dialog>
  );
}
