import { markingApi, type StudentToMark } from '@zhibi/contract/marking';
import { commentsApi, type PresetComment } from '@zhibi/contract/marking/comments';
import { pageSizes } from '@zhibi/contract/papers';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { detailOf } from '../../../homework/index.js';
import { useRead } from '../../../platform/api.js';
import { ToolFrame } from '../../../platform/layout/tool-frame.js';
import { lazily } from '../../../platform/lazily.js';
import { AnnotateButton } from '../../parts/annotations/annotate-button.js';
import { AnnotationTools } from '../../parts/annotations/annotating.js';
import type { Annotating } from '../../parts/annotations/annotating-model.js';
import { MarkedPdf } from '../../parts/annotations/marked-pdf.js';
import { BesideKey } from '../../parts/engine/beside-key.js';
import { MarkPanel } from '../../parts/engine/mark-panel.js';
import { wholeHomework } from '../../parts/engine/marking-source.js';
import { isWaiting } from '../../parts/engine/place.js';
import { useKeys } from '../../parts/engine/use-keys.js';
import { useMarkingSession } from '../../parts/engine/use-marking-session.js';
import { useNews } from '../../parts/engine/use-news.js';
import { RedoOfStudent } from '../../parts/redo-of-student.js';
import { scoredBy } from '../../parts/scored-by.js';
import { AnswerFacts } from './answer-facts.js';
import { answersOfPaper } from './answers-of-paper.js';
import styles from './by-student.module.css';
import { MarkedPage } from './marked-page.js';
import { nextToMark } from './next-student.js';
import { PaperActions } from './paper-actions.js';
import { StudentKeys } from './student-keys.js';
import { StudentStrip } from './student-strip.js';
import { TurnStudent } from './turn-student.js';
import { nextOpen, usePaperMarking } from './use-paper-marking.js';

const KeysHelp = lazily(() => import('../../parts/engine/keys-help.js').then((made) => made.KeysHelp));
const noPresets: readonly PresetComment[] = [];

export interface PaperTableProps {
  homework: { homeworkId: string; title: string };
  students: readonly StudentToMark[];
  paper: z.output<typeof markingApi.papers.output>;
  annotating: Annotating;
  onGo: (studentId: string) => void;
}

/** One student's pages with every answer on them: wiring of cache, marking session, keys and pieces. */
export function PaperTable({ homework: { homeworkId, title }, students, paper, annotating, onGo }: PaperTableProps) {
  const { studentId, name, items, answers } = paper;
  const { marks, state } = useMarkingSession(homeworkId, wholeHomework, answersOfPaper);
  useNews(homeworkId);
  const [chosenId, choose] = useState<string | null>(null);
  const answer = answers.find(({ answerId }) => answerId === chosenId) ?? nextOpen(answers, null) ?? answers[0];
  const item = items.find(({ itemId }) => itemId === answer?.itemId);
  const presets =
    useRead(commentsApi.forMarking, item ? { homeworkId, itemId: item.itemId } : null).data?.items ?? noPresets;

  const present = students.filter(({ isAbsent }) => !isAbsent);
  const at = present.findIndex((one) => one.studentId === studentId);
  // Read ahead, so that the next paper is on the screen at once.
  const onward = nextToMark(present, studentId);
  const ahead = onward ?? present[at + 1];
  useRead(markingApi.papers, ahead ? { homeworkId, studentId: ahead.studentId } : null);
  const turnStudent = (by: 1 | -1): boolean => {
    const next = present[at + by];
    if (next) onGo(next.studentId);
    return next !== undefined;
  };
  const toNext = (): boolean => {
    if (onward) onGo(onward.studentId);
    return onward !== undefined;
  };
  if (!answer || !item) return null;
  return (
    <Table
      {...{ homeworkId, title, students, paper, annotating, marks, state, answer, item, presets, at, name }}
      count={present.length}
      onLook={choose}
      onGo={onGo}
      turnStudent={turnStudent}
      toNext={toNext}
      hasNext={onward !== undefined}
    />
  );
}

type TableProps = Omit<PaperTableProps, 'homework'> &
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

function Table({
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
}: TableProps) {
  const { t } = useTranslation('marking');
  const { answer, item, marks } = needs;
  const { items, answers, paper: sheets } = paper;
  const hand = usePaperMarking({ ...needs, marks, answers });
  useKeys(!hand.isHelp, hand.run);
  const numbers = new Map(items.map(({ itemId, no, maxScore }) => [itemId, { no, maxScore }]));
  const size = pageSizes[sheets.pageSize];
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
          openNo={firstOpen && numbers.get(firstOpen.itemId)?.no}
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
        <section
          className={hand.isEnlarged ? `${styles.pages} ${styles.large}` : styles.pages}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys
          tabIndex={0}
          aria-label={name}
        >
          {sheets.pages.map((ink, index) => (
            <MarkedPage
              // biome-ignore lint/suspicious/noArrayIndexKey: pages are told apart by their number
              key={index}
              homeworkId={homeworkId}
              studentId={paper.studentId}
              page={index + 1}
              size={size}
              ink={ink}
              answers={answers}
              numbers={numbers}
              currentId={answer.answerId}
              typed={hand.typedScore}
              annotating={annotating}
              onLook={hand.lookAt}
            />
          ))}
        </section>
      </div>
      {hand.isHelp && (
        <Suspense>
          <KeysHelp onClose={hand.closeHelp} />
        </Suspense>
      )}
    </ToolFrame>
  );
}
