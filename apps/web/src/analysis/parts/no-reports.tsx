import { analysisApi } from '@zhibi/contract/analysis';
import { stageNames } from '@zhibi/contract/people';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../people/index.js';
import { useRead } from '../../platform/api.js';
import { EmptyState } from '../../platform/layout/empty-state.js';
import { useSession } from '../../platform/session-store.js';
import { useWorkspace } from '../../platform/use-workspace.js';

/** No report at the chosen stage: the stages that have some are named, and lead there. @param to where the reader goes on */
export function NoReports({ to }: { to: string }) {
  const { t } = useTranslation('analysis');
  const { language } = useSession();
  const { stageId } = useUser();
  const change = useWorkspace(to);
  const elsewhere = useRead(analysisApi.stages, stageId === null ? null : {}).data?.stages ?? [];
  const names = elsewhere.map((one) => stageNames[one][language]).join(t('reports.between'));
  if (stageId === null || elsewhere.length === 0)
    return <EmptyState title={t('reports.empty')} hint={t('reports.emptyHint')} />;
  return (
    <EmptyState
      title={t('reports.noneOfStage', { stage: stageNames[stageId][language] })}
      hint={t('reports.elsewhere', { stages: names })}
      action={elsewhere.map((one) => (
        <Button key={one} size="small" onClick={() => change({ stageId: one })}>
          {t('reports.seeStage', { stage: stageNames[one][language] })}
        </Button>
      ))}
    />
  );
}
