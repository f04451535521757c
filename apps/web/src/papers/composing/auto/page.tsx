import { composingApi } from '@zhibi/contract/papers/composing';
import { useTranslation } from 'react-i18next';
import { useSubjectId, useUser } from '../../../people/index.js';
import { useRead } from '../../../platform/api.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { PageHead } from '../../../platform/layout/page-head.js';
import { Screen } from '../../../platform/screen.js';
import { together } from '../../../platform/together.js';
import { useAddress } from '../../../platform/use-address.js';
import { useTrees } from '../../../questions/index.js';
import { type AskedPaper, askedPlan } from './asked-plan.js';
import { Composing } from './composing.js';
import { freshPlan, type Plan } from './plan.js';

/** A paper composed for a blueprint: made anew, or taken from a paper that the address names. */
export function Page() {
  const { t } = useTranslation('auto');
  const subjectId = useSubjectId();
  const { now } = useAddress(['from', 'new', 'minutes', 'questions', 'topic']);
  if (subjectId === null)
    return (
      <>
        <PageHead title={t('title')} back="/source/list" />
        <EmptyState title={t('subject')} hint={t('subjectHint')} />
      </>
    );
  return now.from === '' ? (
    <Fresh key={Object.values({ ...now, subjectId }).join(' ')} subjectId={subjectId} asked={now} />
  ) : (
    <From key={now.from} subjectId={subjectId} paperId={now.from} />
  );
}

/** The classes that the teacher teaches the subject. */
function useOwnClassIds(subjectId: number): string[] {
  const { classList } = useUser();
  return classList
    .filter(({ subjects }) => subjects.some((one) => one.subjectId === subjectId))
    .map(({ classId }) => classId);
}

function Fresh({ subjectId, asked }: { subjectId: number; asked: AskedPaper }) {
  const classIds = useOwnClassIds(subjectId);
  const trees = useTrees(subjectId, []);
  return (
    <Screen read={trees} skeleton="page">
      {(data) => (
        <Composing
          subjectId={subjectId}
          trees={data}
          draft={[`auto-${subjectId}`, asked.minutes, asked.questions, asked.topic].filter(Boolean).join(' ')}
          first={() => askedPlan(freshPlan(classIds), asked, data.knowledge)}
        />
      )}
    </Screen>
  );
}

function From({ subjectId, paperId }: { subjectId: number; paperId: string }) {
  const classIds = useOwnClassIds(subjectId);
  const trees = useTrees(subjectId, []);
  const paper = useRead(composingApi.blueprint, { paperId });
  return (
    <Screen read={together({ trees, paper })} skeleton="page">
      {({ trees: known, paper: { title, blueprint, questionIds } }) => {
        const first = (): Plan => ({ ...freshPlan(classIds), blueprint, avoid: questionIds, from: title });
        return (
          <Composing
            subjectId={subjectId}
            trees={known}
            draft={`auto-from-${paperId}`}
            first={first}
            table={{ paperId }}
          />
        );
      }}
    </Screen>
  );
}
