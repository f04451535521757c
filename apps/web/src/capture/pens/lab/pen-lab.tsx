import { captureApi, type InkStroke } from '@zhibi/contract/capture';
import { type HomeworkForTeacher, homeworkApi, type SubmissionOfStudent } from '@zhibi/contract/homework';
import { papersApi } from '@zhibi/contract/papers';
import type { Stroke } from '@zhibi/ink';
import { Segmented } from 'antd';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../../platform/api.js';
import { InkLayer } from '../../../platform/ink/ink-layer.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { Go } from '../../../platform/layout/go.js';
import { ToolFrame, type ToolFrameProps } from '../../../platform/layout/tool-frame.js';
import { Screen } from '../../../platform/screen.js';
import { useSearchParams } from '../../../platform/search-params.js';
import { useFile } from '../../../platform/use-file.js';
import { DrawingSurface } from '../../parts/drawing-surface.js';
import { liveInk } from '../../parts/live-ink.js';
import { PageInk } from '../../parts/page-ink.js';
import { Sheet } from '../../parts/sheet.js';
import { useInkEvents } from '../../parts/use-live-ink.js';
import { usePaper } from '../../parts/use-paper.js';
import { InkFiles } from './inkml/ink-files.js';
import { type Hand, LabHand } from './lab-hand.js';
import { labInk, sheetOf } from './lab-ink.js';
import { LabPanel } from './lab-panel.js';
import styles from './pen-lab.module.css';
import { areaAt } from './under-pen.js';

type Frame = Pick<ToolFrameProps, 'title' | 'back' | 'middle' | 'actions'>;

/** Writes on one student's copy of a homework as a smart pen would. */
export function PenLab({ homework, frame }: { homework: HomeworkForTeacher; frame: Frame }) {
  const { t } = useTranslation('capture');
  const { homeworkId } = homework;
  const [params, setParams] = useSearchParams();
  const submissions = useRead(homeworkApi.submissions, { homeworkId });
  useInkEvents(homeworkId);
  const students = submissions.data?.items ?? [];
  const student = students.find(({ studentId }) => studentId === params.get('student')) ?? students[0];
  if (!student)
    return (
      <ToolFrame {...frame}>
        <Screen
          read={submissions}
          isEmpty={({ items }) => items.length === 0}
          empty={<EmptyState title={t('lab.noStudents')} hint={t('lab.noStudentsHint')} />}
        >
          {() => null}
        </Screen>
      </ToolFrame>
    );
  const set = (change: Record<string, string>) =>
    setParams((old) => ({ ...Object.fromEntries(old), ...change }), { replace: true });
  const page = Math.min(Math.max(1, Number(params.get('page')) || 1), Math.max(1, student.pageCodes.length));
  return <Copy homework={homework} frame={frame} students={students} student={student} page={page} onSet={set} />;
}

interface CopyProps {
  homework: HomeworkForTeacher;
  frame: Frame;
  students: readonly SubmissionOfStudent[];
  student: SubmissionOfStudent;
  page: number;
  onSet: (change: Record<string, string>) => void;
}

function Copy({ homework, frame, students, student, page, onSet }: CopyProps) {
  const { t } = useTranslation('capture');
  const { homeworkId, paperId } = homework;
  const { studentId, name } = student;
  const paper = usePaper(paperId);
  const image = useFile(papersApi.page, { paperId, page });
  const ink = useRead(captureApi.pageInk, { homeworkId, studentId });
  const [place, setPlace] = useState<[number, number] | null>(null);
  const [isLarge, setLarge] = useState(false);
  // What was given back is looked at: a pen is taken up on purpose only.
  const [as, setAs] = useState<Hand>(student.status === 'released' ? 'nobody' : 'student');
  const [corrected, setCorrected] = useState<readonly (Stroke & { pageCode: string })[]>([]);
  const pageCode = student.pageCodes.find((one) => one.page === page)?.pageCode;
  const view = { xMm: 0, yMm: 0, ...paper.page };
  const corrections = corrected.filter((stroke) => stroke.pageCode === pageCode);
  const kept = ink.data?.pages.find((one) => one.page === page)?.ink ?? '';
  const write = (hand: 'student' | 'teacher', stroke: InkStroke) => {
    if (pageCode === undefined) return;
    if (hand === 'student') liveInk.add(pageCode, [stroke]);
    else setCorrected((before) => [...before, { ...stroke, pageCode }]);
    labInk.add(sheetOf(pageCode, hand), stroke);
  };
  return (
    <ToolFrame
      {...frame}
      note={`${homework.title} · ${name}`}
      panel={
        <LabPanel
          homeworkId={homeworkId}
          students={students}
          student={student}
          page={page}
          area={place ? areaAt(paper.areas, page, place) : undefined}
          numbers={paper.numbers}
          onStudent={(next) => onSet({ student: next })}
          onPage={(next) => onSet({ page: String(next) })}
        >
          <Segmented
            block
            aria-label={t('lab.zoom')}
            value={isLarge ? 'large' : 'whole'}
            options={[
              { value: 'whole', label: t('lab.whole') },
              { value: 'large', label: t('lab.large') },
            ]}
            onChange={(next) => setLarge(next === 'large')}
          />
          <LabHand as={as} pageCode={pageCode} onChange={setAs} />
          <Go to={`/pen?${new URLSearchParams({ homework: homeworkId, student: studentId, page: String(page) })}`}>
            {t('lab.bluetooth')}
          </Go>
          <Suspense>
            <InkFiles {...{ homeworkId, studentId, name, page }} imageUrl={image.url} paper={paper.page} />
          </Suspense>
        </LabPanel>
      }
    >
      <Screen read={ink} skeleton="page">
        {() => (
          <div className={styles.surface}>
            <div
              className={isLarge ? `${styles.page} ${styles.large}` : styles.page}
              style={
                isLarge
                  ? undefined
                  : {
                      width: `min(calc((100vh - 96px) * ${paper.page.widthMm / paper.page.heightMm}), calc(100vw - 40px))`,
                    }
              }
            >
              <Sheet imageUrl={image.url} page={paper.page} view={view}>
                {pageCode && <PageInk ink={kept} pageCode={pageCode} view={view} label={t('lab.inkOf', { name })} />}
                <InkLayer ink={corrections} view={view} hand="teacher" label={t('lab.corrections')} />
                {pageCode && (
                  <DrawingSurface
                    page={paper.page}
                    onPlace={setPlace}
                    onStroke={as === 'nobody' ? null : (stroke) => write(as, stroke)}
                  />
                )}
              </Sheet>
            </div>
          </div>
        )}
      </Screen>
    </ToolFrame>
  );
}
