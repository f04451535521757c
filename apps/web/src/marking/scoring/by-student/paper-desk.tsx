import type { markingApi, StudentToMark } from '@zhibi/contract/marking';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { detailOf } from '../../../homework/index.js';
import { ToolFrame } from '../../../platform/layout/tool-frame.js';
import { lazily } from '../../../platform/lazily.js';
import { AnnotateButton } from '../../parts/annotations/annotate-button.js';
import { AnnotationTools } from '../../parts/annotations/annotating.js';
import type { Annotating } from '../../parts/annotations/annotating-model.js';
import { MarkedPdf } from '../../parts/annotations/marked-pdf.js';
import { BesideKey } from '../../parts/engine/beside-key.js';
import { MarkPanel } from '../../parts/engine/mark-panel.js';
import { isWaiting } from '../../parts/engine/place.js';
import { useKeys } from '../../parts/engine/use-keys.js';
import type { useMarkingSession } from '../../parts/engine/use-marking-session.js';
import { RedoOfStudent } from '../../parts/redo-of-student.js';
import { scoredBy } from '../../parts/scored-by.js';
import { AnswerFacts } from './answer-facts.js';
import styles from './by-student.module.css';
import { PaperActions } from './paper-actions.js';
import { PaperPages } from './paper-pages.js';
import { StudentKeys } from './student-keys.js';
import { StudentStrip } from './student-strip.js';
import { TurnStudent } from './turn-student.js';
import { usePaperMarking } from './use-paper-marking.js';

const KeysHelp = lazily(() => import('../../parts/engine/keys-help.js').then((made) => made.KeysHelp));

export interface PaperTableProps {
  homework: { homeworkId: string; title: string };
  students: readonly StudentToMark[];
  paper: z.output<typeof markingApi.papers.output>;
  annotating: Annotating;
  onGo: (studentId: string) => void;
}

type PaperDeskProps = Omit<PaperTableProps, 'homework'> &
  Pick<
    Parameters<typeof usePaperMarking>[0],
    'marks' | 'answer' | 'item' | 'presets' | 'onLook' | 'turnStudent' | 'toNext'
  > & {
    homeworkId: string;
    title: string;
    name: string;
    state: ReturnType<typeof useMarkingSession>['state'];
    at: number;
    count: number;
    hasNext: boolean;
  };

/** What stands on the screen while one student's paper is marked: the pages, the pad beside them, the ways on. */
export function PaperDesk({
  homeworkId,
  title,
  name,
  students,
  paper,
  annotating,
  state,
  at,
  count,
  hasNext,
  onGo,
  ...needs
}: PaperDeskProps) {
  const { t } = useTranslation('marking');
  const { answer, item, marks } = needs;
  const { items, answers } = paper;
  const hand = usePaperMarking({ ...needs, marks, answers });
  useKeys(!hand.isHelp, hand.run);
  const sum = answers.reduce((all, one) => all + (one.score ?? 0), 0);
  const isScored = answers.every(({ score }) => score !== null);
  const student = students.find(({ studentId }) => studentId === paper.studentId);
  const firstOpen = answers.find((one) => isWaiting(one) && one !== answer);
  return (
    <ToolFrame
      title={name}
      note={[title, answer.className].join(' · ')}
      back={detailOf(homeworkId)}
      middle={
        <TurnStudent
          sum={sum}
          by={answers.some((one) => one.score !== null && scoredBy(one) === 'teacher') ? 'teacher' : 'machine'}
          isOpen={!isScored}
          at={at}
          count={count}
          onTurn={hand.turn}
        />
      }
      actions={
        <PaperActions
          homeworkId={homeworkId}
          unsent={state.unsent}
          openNo={firstOpen && items.find(({ itemId }) => itemId === firstOpen.itemId)?.no}
          isLast={!hasNext && at === count - 1}
          before={
            <>
              <AnnotateButton annotating={annotating} />
              <MarkedPdf homeworkId={homeworkId} studentId={paper.studentId} />
            </>
          }
          after={student && isScored && <RedoOfStudent homeworkId={homeworkId} title={title} student={student} />}
          onUndo={() => hand.run({ kind: 'undo' })}
          onHelp={() => hand.run({ kind: 'help' })}
          onNext={() => (firstOpen ? hand.lookAt(firstOpen) : hand.goOn())}
        />
      }
      panel={
        <>
          <AnswerFacts key={answer.answerId} no={item.no} answer={answer} />
          {state.conflicts.has(answer.answerId) && (
            <p className={styles.conflict}>{t('mark.byOther', { name: answer.scoredBy ?? '' })}</p>
          )}
          <MarkPanel
            item={item}
            homeworkId={homeworkId}
            besideKey={<BesideKey homeworkId={homeworkId} item={item} />}
            answer={answer}
            score={hand.score}
            isTyped={hand.typedScore !== null}
            overtaken={hand.overtaken}
            comment={hand.comment}
            known={[]}
            remarks={hand.remarks}
            pad={hand.pad}
            onRemark={hand.putRemark}
            onScore={hand.setScore}
            onHalf={() => hand.run({ kind: 'half' })}
            onComment={hand.setComment}
            onConfirm={() => hand.run({ kind: 'confirm' })}
          />
        </>
      }
      foot={<StudentKeys />}
    >
      <div className={styles.columns}>
        <div className={styles.tools}>
          <AnnotationTools annotating={annotating} answer={answer} score={hand.score} />
        </div>
        <StudentStrip
          students={students}
          currentId={paper.studentId}
          onGo={(studentId) => {
            hand.keep('typed-only');
            onGo(studentId);
          }}
        />
        <PaperPages
          homeworkId={homeworkId}
          name={name}
          paper={paper}
          current={answer}
          typed={hand.typedScore}
          isEnlarged={hand.isEnlarged}
          annotating={annotating}
          onLook={hand.lookAt}
        />
      </div>
      {hand.isHelp && (
        <Suspense>
          <KeysHelp onClose={hand.closeHelp} />
        </Suspense>
      )}
    </ToolFrame>
  );
}
