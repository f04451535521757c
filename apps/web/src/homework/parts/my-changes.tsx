import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { onDemand } from '../../platform/layout/on-demand.js';

// The row stands on a student's home, which needs no dialog to be drawn.
const ChangesDialog = onDemand(() => import('./my-changes-dialog.js').then((made) => made.ChangesDialog));

/** What was changed about a student's homework since it was given, behind a button. */
export function MyChanges({ homeworkId, title }: { homeworkId: string; title: string }) {
  const { t } = useTranslation('homework');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button type="text" onClick={() => setOpen(true)}>
        {t('changes.button')}
      </Button>
      {isOpen && <ChangesDialog homeworkId={homeworkId} title={title} onClose={() => setOpen(false)} />}
    </>
  );
}
