import type { LevelProposal } from '@zhibi/contract/analysis';
import type { ClassHead, Level } from '@zhibi/contract/people/my-classes';
import { Alert, Segmented } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../platform/layout/card.js';
import { PageHead } from '../../../platform/layout/page-head.js';
import { useSearchParams } from '../../../platform/search-params.js';
import { useNames } from '../../use-names.js';
import { ChangedNote } from '../parts/changed-note.js';
import { HistoryDrawer } from './history-drawer.js';
import styles from './level.module.css';
import { LevelActions } from './level-actions.js';
import { LevelBoard } from './level-board.js';
import { LevelTable } from './level-table.js';
import type { LevelsOfClass } from './shape.js';
import { useLevels } from './use-levels.js';

interface Props {
  subjectId: number;
  subjects: ClassHead['can']['levelSubjects'];
  levels: LevelsOfClass;
  proposals: readonly LevelProposal[];
  onSubject: (subjectId: number) => void;
}

/** Layers as a list with the reasons, or as a board to drag on. */
export function Levels({ subjectId, subjects, levels, proposals, onSubject }: Props) {
  const { t } = useTranslation('myClasses');
  const names = useNames();
  const [params, setParams] = useSearchParams();
  const [words, setWords] = useState('');
  const [isHistory, setIsHistory] = useState(false);
  const edited = useLevels(subjectId, levels);
  const { now } = edited.draft;
  const isBoard = params.get('as') === 'board';
  const count = (level: Level | null) =>
    levels.items.filter(({ studentId }) => (now.levels.get(studentId) ?? null) === level).length;
  const set = (id: string, level: Level | null) => {
    setWords('');
    edited.set(id, level);
  };
  const view = { levels, proposals, chosen: now.levels, isFixed: !levels.can.edit, onSet: set };
  return (
    <>
      <PageHead
        title={t('level.title')}
        note={`${levels.head.className} · ${t('level.note', { subject: names.subject(levels.subjectName) })}`}
        extra={
          <LevelActions
            subjectId={subjectId}
            subjects={subjects}
            levels={levels}
            proposals={proposals}
            edited={edited}
            onSubject={onSubject}
            onHistory={() => setIsHistory(true)}
            onWords={setWords}
          />
        }
      />
      {edited.isChanged && <ChangedNote onLoad={edited.load} />}
      {words && <Alert type="info" showIcon title={words} className={styles.note} />}
      <div className={styles.bar}>
        <Segmented
          aria-label={t('level.title')}
          value={isBoard ? 'board' : 'table'}
          options={[
            { value: 'table', label: t('level.asTable') },
            { value: 'board', label: t('level.asBoard') },
          ]}
          onChange={(as) =>
            setParams(
              (before) => {
                const next = new URLSearchParams(before);
                next.set('as', as);
                return next;
              },
              { replace: true },
            )
          }
        />
        <span>{t('level.count', { a: count('A'), b: count('B'), c: count('C'), none: count(null) })}</span>
      </div>
      {isBoard ? (
        <LevelBoard {...view} />
      ) : (
        <Card flush>
          <LevelTable {...view} />
        </Card>
      )}
      {isHistory && (
        <HistoryDrawer classId={levels.head.classId} subjectId={subjectId} onClose={() => setIsHistory(false)} />
      )}
    </>
  );
}
