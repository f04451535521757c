import { markingApi } from '@zhibi/contract/marking';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { homeworkIn } from '../../../capture/index.js';
import { detailOf } from '../../../homework/index.js';
import { useRead } from '../../../platform/api.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { ToolFrame } from '../../../platform/layout/tool-frame.js';
import { lazily } from '../../../platform/lazily.js';
import { Screen } from '../../../platform/screen.js';
import { useSearchParams } from '../../../platform/search-params.js';
import { Skeleton } from '../../../platform/skeleton.js';
import { useAnnotating } from '../../parts/annotations/annotating.js';
import { useHeld } from '../../parts/engine/use-held.js';
import { PaperTable } from './paper-table.js';

const ChooseHomework = lazily(() =>
  import('../../parts/engine/choose-homework.js').then((made) => made.ChooseHomework),
);
const Given = lazily(() => import('./given.js').then((made) => made.Given));

/** Marks paper by paper: all pages of one student, then the next. */
export function Page() {
  const [params] = useSearchParams();
  const homeworkId = homeworkIn(params);
  // The same papers to be looked at only: what a student gave, before anybody marks it and after.
  if (homeworkId && params.get('view') === 'given')
    return (
      <Suspense fallback={null}>
        <Given homeworkId={homeworkId} />
      </Suspense>
    );
  if (homeworkId) return <Homework key={homeworkId} homeworkId={homeworkId} />;
  return (
    <Suspense fallback={<Skeleton shape="page" />}>
      <ChooseHomework to="/markFullScreen" />
    </Suspense>
  );
}

function Homework({ homeworkId }: { homeworkId: string }) {
  const { t } = useTranslation('marking');
  const [params, setParams] = useSearchParams();
  const students = useRead(markingApi.students, { homeworkId });
  const present = students.data?.items.filter(({ isAbsent }) => !isAbsent) ?? [];
  const found =
    present.find(({ studentId }) => studentId === params.get('student')) ??
    present.find(({ waiting }) => waiting > 0) ??
    present[0];
  const [heldId] = useHeld(found?.studentId ?? null, params.get('student') ?? '');
  const chosen = present.find(({ studentId }) => studentId === heldId) ?? found;
  const paper = useRead(markingApi.papers, chosen ? { homeworkId, studentId: chosen.studentId } : null, {
    keepOld: true,
  });
  const { annotating, host } = useAnnotating(homeworkId, chosen ? [chosen.studentId] : []);
  const go = (student: string) => setParams((old) => ({ ...Object.fromEntries(old), student }), { replace: true });
  if (students.data && paper.data)
    return (
      <>
        {host}
        <PaperTable
          key={paper.data.studentId}
          homework={{ homeworkId, title: students.data.title }}
          students={students.data.items}
          paper={paper.data}
          annotating={annotating}
          onGo={go}
        />
      </>
    );
  return (
    <ToolFrame title={t('byStudent.title')} note={students.data?.title} back={detailOf(homeworkId)}>
      <Screen
        read={students}
        isEmpty={() => chosen === undefined}
        empty={<EmptyState title={t('mark.noAnswers')} hint={t('mark.noAnswersHint')} />}
      >
        {() => <Screen read={paper}>{() => null}</Screen>}
      </Screen>
    </ToolFrame>
  );
}
