import { markingApi } from '@zhibi/contract/marking';
import { commentsApi, type PresetComment } from '@zhibi/contract/marking/comments';
import { useRead } from '../../../platform/api.js';
import { wholeHomework } from '../../parts/engine/marking-source.js';
import { useHeld } from '../../parts/engine/use-held.js';
import { useMarkingSession } from '../../parts/engine/use-marking-session.js';
import { useNews } from '../../parts/engine/use-news.js';
import { answersOfPaper } from './answers-of-paper.js';
import { nextToMark } from './next-student.js';
import { PaperDesk, type PaperTableProps } from './paper-desk.js';
import { nextOpen } from './use-paper-marking.js';

const noPresets: readonly PresetComment[] = [];

/** One student's pages with every answer on them: wiring of cache, marking session, keys and pieces. */
export function PaperTable({ homework: { homeworkId, title }, students, paper, annotating, onGo }: PaperTableProps) {
  const { studentId, name, items, answers } = paper;
  const { marks, state } = useMarkingSession(homeworkId, wholeHomework, answersOfPaper);
  useNews(homeworkId);
  const [chosenId, choose] = useHeld((nextOpen(answers, null) ?? answers[0])?.answerId ?? null);
  const answer = answers.find(({ answerId }) => answerId === chosenId) ?? answers[0];
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
    <PaperDesk
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
