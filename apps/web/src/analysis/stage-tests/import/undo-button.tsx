import { stageTestsApi } from '@zhibi/contract/analysis/stage-tests';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../../platform/api.js';
import { Confirm } from '../../../platform/layout/confirm.js';
import { notify } from '../../../platform/notify.js';

/** What is read anew when scores have changed. */
export const afterScores = [
  stageTestsApi.importInfo,
  stageTestsApi.imports,
  stageTestsApi.rows,
  stageTestsApi.detail,
  stageTestsApi.list,
  stageTestsApi.overview,
  stageTestsApi.gaps,
  stageTestsApi.students,
  stageTestsApi.questions,
];

/** Asks, then takes an import back. */
export function UndoButton({ importId, type }: { importId: string; type: 'link' | 'default' }) {
  const { t } = useTranslation('stageTests');
  const undo = useWrite(stageTestsApi.undo, afterScores, {
    onDone: ({ undone }) => notify.done(t('import.undone', { count: undone?.takenBack ?? 0 })),
  });
  return (
    <Confirm title={t('import.undo')} hint={t('import.undoAsk')} onConfirm={() => undo.mutate({ importId })}>
      <Button type={type} size={type === 'link' ? 'small' : 'middle'} loading={undo.isPending}>
        {t('import.undo')}
      </Button>
    </Confirm>
  );
}
