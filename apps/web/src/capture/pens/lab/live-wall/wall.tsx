import { type HomeworkForTeacher, homeworkApi, type SubmissionOfStudent } from '@zhibi/contract/homework';
import { papersApi } from '@zhibi/contract/papers';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../../../platform/api.js';
import { EmptyState } from '../../../../platform/layout/empty-state.js';
import { onDemand } from '../../../../platform/layout/on-demand.js';
import { notify } from '../../../../platform/notify.js';
import { Screen } from '../../../../platform/screen.js';
import { useSearchParams } from '../../../../platform/search-params.js';
import { useFile } from '../../../../platform/use-file.js';
import { useHeld } from '../../../parts/use-held.js';
import { usePaper } from '../../../parts/use-paper.js';
import { itemsIn, lookOf } from './look.js';
import { PickedBar } from './picked-bar.js';
import { byUrgency, restMinutes, USUAL_REST } from './state.js';
import { useProgressNews } from './use-progress-news.js';
import { useStates } from './use-states.js';
import styles from './wall.module.css';
import { WallCounts } from './wall-counts.js';
import { WallOptions } from './wall-options.js';
import { WallTile } from './wall-tile.js';

const Compare = onDemand(
  () => import('./compare.js').then((made) => made.Compare),
  ({ students }) => students.length > 0,
);

const MOST_COMPARED = 4;
const NOBODY: readonly SubmissionOfStudent[] = [];

/** Every student's paper side by side while they write. */
export function Wall({ homework }: { homework: HomeworkForTeacher }) {
  const { t } = useTranslation('liveWall');
  const { homeworkId, paperId } = homework;
  const [params, setParams] = useSearchParams();
  const [withoutNames, setWithoutNames] = useState(false);
  const [isHeld, setHeld] = useState(false);
  const [picked, setPicked] = useState<readonly string[]>([]);
  const [compared, setCompared] = useState<readonly SubmissionOfStudent[]>(NOBODY);
  const read = useRead(homeworkApi.submissions, { homeworkId });
  const students = read.data?.items ?? NOBODY;
  const paper = usePaper(paperId);
  const look = lookOf(params.get('look'), paper);
  const image = useFile(papersApi.page, { paperId, page: look.page });
  const rest = restMinutes.find((minutes) => String(minutes) === params.get('rest')) ?? USUAL_REST;
  const order = params.get('order') === 'state' ? ('state' as const) : ('list' as const);
  const live = useStates({ homeworkId, students, itemIds: itemsIn(look, paper), restMin: rest });
  const states = useHeld(live, isHeld);
  useProgressNews(homeworkId);
  const nameOf = ({ studentId, name }: SubmissionOfStudent) =>
    withoutNames ? t('nameless', { no: students.findIndex((one) => one.studentId === studentId) + 1 }) : name;
  const nowOf = (studentId: string) => states.get(studentId) ?? { state: 'blank' as const, restMin: 0 };
  const ordered =
    order === 'list'
      ? students
      : students.toSorted((one, other) => byUrgency(nowOf(one.studentId), nowOf(other.studentId)));
  const pick = (studentId: string) => {
    const rest = picked.filter((one) => one !== studentId);
    if (rest.length === picked.length && picked.length >= MOST_COMPARED)
      return notify.warn(t('most', { count: MOST_COMPARED }));
    setPicked(rest.length < picked.length ? rest : [...picked, studentId]);
  };
  return (
    <div className={styles.wall}>
      <div className={styles.bar}>
        <WallCounts states={states} />
        <WallOptions
          paper={paper}
          choices={{ look: look.name, rest, order }}
          onChoose={(change) => setParams((old) => ({ ...Object.fromEntries(old), ...change }), { replace: true })}
          withoutNames={withoutNames}
          onNames={setWithoutNames}
          isHeld={isHeld}
          onHold={setHeld}
        />
      </div>
      <Screen
        read={read}
        skeleton={{ cards: 8 }}
        isEmpty={({ items }) => items.length === 0}
        empty={<EmptyState title={t('nobody')} hint={t('nobodyHint')} />}
      >
        {() => (
          <div className={look.view.widthMm > look.view.heightMm ? `${styles.grid} ${styles.flat}` : styles.grid}>
            {ordered.map((student) => (
              <WallTile
                key={student.studentId}
                {...{ homeworkId, student, look, isHeld }}
                name={nameOf(student)}
                imageUrl={image.url}
                paper={paper.page}
                now={nowOf(student.studentId)}
                isPicked={picked.includes(student.studentId)}
                onPick={() => pick(student.studentId)}
                onOpen={() => setCompared([student])}
              />
            ))}
          </div>
        )}
      </Screen>
      <PickedBar
        names={students.filter(({ studentId }) => picked.includes(studentId)).map(nameOf)}
        onCompare={() => setCompared(students.filter(({ studentId }) => picked.includes(studentId)))}
        onClear={() => setPicked([])}
      />
      <Compare
        {...{ homeworkId, look, nameOf }}
        students={compared}
        imageUrl={image.url}
        paper={paper.page}
        onClose={() => setCompared(NOBODY)}
      />
    </div>
  );
}
