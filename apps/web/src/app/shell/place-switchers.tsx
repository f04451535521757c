import { useQueryClient } from '@tanstack/react-query';
import { regionApi } from '@zhibi/contract/people/region';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../people/index.js';
import { useRead } from '../../platform/api.js';
import { session } from '../../platform/session-store.js';
import { useWorkspace } from '../../platform/use-workspace.js';
import { Switcher } from './switcher.js';

/** The stage for officers, and for principals whose school has more than one; the school for officers. */
export function PlaceSwitchers() {
  const { isRegion } = useUser();
  return (
    <>
      <StageSwitcher />
      {isRegion && <SchoolSwitcher />}
    </>
  );
}

function StageSwitcher() {
  const { t } = useTranslation('app');
  const user = useUser();
  const change = useWorkspace();
  const queries = useQueryClient();
  const stages = useRead(regionApi.stages, {}).data ?? [];
  const [first] = stages;
  const isKnown = stages.some(({ schoolStageId }) => schoolStageId === user.stageId);
  // The chosen stage lives in local storage, like every choice of the person: the first one where none was made.
  useEffect(() => {
    if (!first || isKnown) return;
    session.set({ stageId: first.schoolStageId });
    void queries.invalidateQueries(); // what was read before knew no stage
  }, [first, isKnown, queries]);
  if (!isKnown || (stages.length < 2 && !user.isRegion)) return null;
  return (
    <Switcher
      label={t('switch.stage')}
      choices={stages.map(({ schoolStageId, schoolStageName }) => ({
        key: String(schoolStageId),
        label: schoolStageName,
      }))}
      current={String(user.stageId)}
      // A school of the old stage need not have the new one: an officer begins with the whole district again.
      onChoose={(key) => change({ stageId: Number(key), ...(user.isRegion ? { schoolId: '' } : {}) })}
    />
  );
}

function SchoolSwitcher() {
  const { t } = useTranslation('app');
  const user = useUser();
  const change = useWorkspace();
  const schools = useRead(regionApi.schools, user.stageId === null ? null : { schoolStageId: user.stageId }).data;
  if (!schools) return null;
  return (
    <Switcher
      label={t('switch.school')}
      choices={schools.map(({ schoolId, schoolName }) => ({ key: schoolId, label: schoolName }))}
      current={user.schoolId}
      onChoose={(schoolId) => change({ schoolId })}
    />
  );
}
