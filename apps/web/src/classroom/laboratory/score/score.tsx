import { type LabSheet, laboratoryApi } from '@zhibi/contract/classroom/laboratory';
import { Alert, Button } from 'antd';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../../people/index.js';
import { useRead } from '../../../platform/api.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { Go } from '../../../platform/layout/go.js';
import { PageHead } from '../../../platform/layout/page-head.js';
import { Screen } from '../../../platform/screen.js';
import { useAddress } from '../../../platform/use-address.js';
import { Written } from '../parts/written.js';
import styles from './score.module.css';
import { ScoreKeeper } from './score-keeper.js';
import { StepCard } from './step-card.js';
import { isDone, unitsOf } from './units.js';
import { WhoBar } from './who-bar.js';

const LIST = '/paper/experiment';

/** The scorer's sheet: one student, or one group, after the other. */
export function Score({ labId }: { labId: string }) {
  const { t } = useTranslation('laboratory');
  const read = useRead(laboratoryApi.sheet, { assessmentId: labId });
  return (
    <Screen
      read={read}
      isEmpty={({ students }) => students.length === 0}
      empty={<EmptyState title={t('sheet.nobody')} hint={t('sheet.nobodyHint')} />}
    >
      {(sheet) => <Sheet sheet={sheet} />}
    </Screen>
  );
}

function Sheet({ sheet }: { sheet: LabSheet }) {
  const { t } = useTranslation('laboratory');
  const { account } = useUser();
  const { lab, students, groups, scores, photos } = sheet;
  const [keeper] = useState(() => new ScoreKeeper(lab.assessmentId, account, scores));
  const { given, state, refused, lost, older } = useSyncExternalStore(keeper.subscribe, keeper.kept);
  const { now, go } = useAddress(['by', 'at']);
  // The keeper lives outside of React and holds what came from the server.
  useEffect(() => keeper.take(scores), [keeper, scores]);
  const isByGroup = groups.length > 0 && now.by === 'group';
  const units = unitsOf(sheet, isByGroup, (no) => t('sheet.groupName', { no }));
  const at = Math.max(
    0,
    units.findIndex(({ key }) => key === now.at),
  );
  const unit = units[at];
  if (unit === undefined) return null;
  const pointsOf = (stepId: string) => given.get(`${unit.studentIds[0]} ${stepId}`)?.points ?? null;
  const sum = lab.steps.reduce((all, { stepId }) => all + (pointsOf(stepId) ?? 0), 0);
  const line = state === 'refused' ? refused : t(`sheet.save.${state}`);
  return (
    <>
      <PageHead
        title={<span translate="no">{lab.title}</span>}
        note={`${lab.className} · ${line}`}
        back={LIST}
        extra={lab.can.readResults && <Go to={`${LIST}?lab=${lab.assessmentId}`}>{t('results')}</Go>}
      />
      {lost > 0 && <Alert type="warning" showIcon title={t('sheet.refusedRows', { count: lost })} />}
      {older > 0 && <Alert type="info" showIcon title={t('sheet.behind')} />}
      {!lab.can.score && <Alert type="info" showIcon title={t('sheet.closed')} description={t('sheet.closedHint')} />}
      <WhoBar
        units={units}
        at={at}
        hasGroups={groups.length > 0}
        isByGroup={isByGroup}
        doneOf={(one) => isDone(lab.steps, one, given)}
        onGo={(key) => go({ at: key })}
        onBy={(by) => go({ by, at: '' })}
      />
      {unit.studentIds.length === 1 && <Written lab={lab} studentId={unit.studentIds[0] ?? ''} />}
      <div className={styles.cards}>
        {lab.steps.map((step) => (
          <StepCard
            key={`${unit.key} ${step.stepId}`}
            labId={lab.assessmentId}
            step={step}
            unit={unit}
            names={new Map(students.map((one) => [one.studentId, one.name]))}
            given={given}
            photos={photos.filter((one) => one.stepId === step.stepId && unit.studentIds.includes(one.studentId))}
            isOpen={lab.can.score && state !== 'refused'}
            onGive={(change) => keeper.give(unit.studentIds, step.stepId, change)}
          />
        ))}
      </div>
      <div className={styles.sum}>
        <span>{t('sheet.sum', { points: sum, full: lab.full })}</span>
        <Button
          size="large"
          className={styles.key}
          disabled={at === units.length - 1}
          onClick={() => go({ at: units[at + 1]?.key ?? '' })}
        >
          {t('sheet.onward')}
        </Button>
      </div>
    </>
  );
}
