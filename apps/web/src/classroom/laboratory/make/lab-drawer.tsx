import { laboratoryApi } from '@zhibi/contract/classroom/laboratory';
import { useTranslation } from 'react-i18next';
import { useClasses, useSubjectId } from '../../../people/index.js';
import { useRead } from '../../../platform/api.js';
import { Drawer } from '../../../platform/layout/drawer.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { Screen } from '../../../platform/screen.js';
import { LabFields } from './lab-fields.js';
import { emptyForm, formOf } from './lab-form.js';

export interface LabDrawerProps {
  /** Null: closed; '': a new one. */
  editing: string | null;
  onClose: () => void;
}

/** Making an assessment, or changing one. */
export function LabDrawer({ editing, onClose }: LabDrawerProps) {
  const { t } = useTranslation('laboratory');
  return (
    <Drawer
      open={editing !== null}
      onClose={onClose}
      size="wide"
      keepsTyping
      title={t(editing === '' ? 'form.new' : 'form.edit')}
    >
      {editing === '' && <NewLab onClose={onClose} />}
      {editing !== '' && editing !== null && <OldLab labId={editing} onClose={onClose} />}
    </Drawer>
  );
}

function NewLab({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('laboratory');
  const subjectId = useSubjectId();
  const read = useClasses();
  if (subjectId === null) return <EmptyState title={t('form.noSubject')} hint={t('noneHint')} />;
  return (
    <Screen read={read}>
      {({ clazzs }) => {
        const taught = clazzs.filter(({ subjects }) => subjects.some((one) => one.subjectId === subjectId));
        return (
          <LabFields
            subjectId={subjectId}
            classes={taught}
            first={() => emptyForm(taught[0]?.classId ?? null)}
            onClose={onClose}
          />
        );
      }}
    </Screen>
  );
}

function OldLab({ labId, onClose }: { labId: string; onClose: () => void }) {
  const read = useRead(laboratoryApi.show, { assessmentId: labId });
  return (
    <Screen read={read}>
      {(lab) => (
        <LabFields
          key={lab.revision}
          lab={lab}
          subjectId={lab.subjectId}
          classes={[{ classId: lab.classId, className: lab.className }]}
          first={() => formOf(lab)}
          onClose={onClose}
        />
      )}
    </Screen>
  );
}
