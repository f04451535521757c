import type { SchoolStageId } from '@zhibi/contract/people';
import { regionApi } from '@zhibi/contract/people/region';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../people/index.js';
import { call, useRead } from '../../platform/api.js';
import { lazily } from '../../platform/lazily.js';
import { useWorkspace } from '../../platform/use-workspace.js';
import { Switcher } from './switcher.js';

const BeginStage = lazily(() => import('./begin-stage.js').then((made) => made.BeginStage));

/** The stage for officers, and for principals whose school has more than one; the school for officers. */
export function PlaceSwitchers() {
  const { asRegion } = useUser();
  return (
    <>
      <StageSwitcher />
      {asRegion && <SchoolSwitcher />}
    </>
  );
}

function StageSwitcher() {
  const { t } = useTranslation('app');
  const user = useUser();
  const change = useWorkspace();
  const stages = useRead(regionApi.stages, {}).data ?? [];
  const isKnown = stages.some(({ schoolStageId }) => schoolStageId === user.stageId);
  if (stages.length > 0 && !isKnown)
    return (
      <Suspense>
        <BeginStage stages={stages} />
      </Suspense>
    );
  if (!isKnown || (stages.length < 2 && !user.asRegion)) return null;
  // The chosen school stays where it has the new stage; where it has not, an officer begins with the whole district again.
  const choose = async (stageId: SchoolStageId) => {
    const stays =
      user.asRegion &&
      user.schoolId !== '' &&
      (await call(regionApi.schools, { schoolStageId: stageId }).catch(() => [])).some(
        ({ schoolId }) => schoolId === user.schoolId,
      );
    change({ stageId, ...(user.asRegion && !stays ? { schoolId: '' } : {}) });
  };
  return (
    <Switcher
      label={t('switch.stage')}
      choices={stages.map(({ schoolStageId, schoolStageName }) => ({
        key: String(schoolStageId),
        label: schoolStageName,
      }))}
      current={String(user.stageId)}
      onChoose={(key) => {
        const chosen = stages.find(({ schoolStageId }) => String(schoolStageId) === key);
        if (chosen) void choose(chosen.schoolStageId);
      }}
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
