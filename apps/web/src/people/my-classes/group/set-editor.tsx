import type { ClassHead, Classmate, GroupSet } from '@zhibi/contract/people/my-classes';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay, formatNear } from '../../../platform/time.js';
import { Board } from '../parts/board.js';
import { ChangedNote } from '../parts/changed-note.js';
import { columnsOf } from './columns.js';
import styles from './group.module.css';
import { LeaderStar } from './leader-star.js';
import { LOOSE, moveTo, regrouped, turnLeader } from './moves.js';
import { SetTools } from './set-tools.js';
import { useDraw } from './use-draw.js';
import { useSet } from './use-set.js';

interface Props {
  head: ClassHead;
  students: readonly Classmate[];
  set: GroupSet;
  sets: readonly GroupSet[];
}

/** One set on the board: who is where, who leads, drawn again or moved by hand. */
export function SetEditor({ head, students, set }: Props) {
  const { t } = useTranslation('myClasses');
  const edited = useSet(head.classId, set);
  const { draft } = edited;
  const draw = useDraw(head.classId);
  const [words, setWords] = useState('');
  const { groups, lockedUntil } = draft.now;
  const isLocked = set.isLocked && lockedUntil !== null;
  const isFixed = isLocked || !head.can.arrange;
  const nameOf = (id: string) => students.find((one) => one.studentId === id)?.name ?? '';
  const put = (next: typeof groups) => draft.change({ ...draft.now, groups: next });
  const redraw = async (how: 'random' | 'balanced', subjectId: number | null) => {
    const drawn = await draw.run({ how, count: Math.max(1, groups.length), subjectId }).catch(() => null); // told by the write
    if (!drawn) return;
    put(regrouped(groups, drawn.groups));
    setWords(drawn.words);
  };
  const leads = (id: string) => groups.some(({ leaderId }) => leaderId === id);
  return (
    <>
      {head.can.arrange && (
        <SetTools head={head} set={set} edited={edited} isLocked={isLocked} isDrawing={draw.isBusy} onRedraw={redraw} />
      )}
      {edited.isChanged && <ChangedNote who={set.changedBy} onLoad={edited.load} />}
      {isLocked && (
        <Alert
          type="info"
          showIcon
          className={styles.note}
          title={t('group.locked', { day: formatDay(lockedUntil) })}
          action={
            head.can.arrange && (
              <Button size="small" onClick={() => edited.lock(null)}>
                {t('group.unlock')}
              </Button>
            )
          }
        />
      )}
      {words && draft.isUnsaved && <Alert type="info" showIcon className={styles.note} title={words} />}
      <p className={styles.facts}>
        {t('group.facts', {
          purpose: t(`group.purposes.${draft.now.purpose}`),
          groups: groups.length,
          who: set.changedBy || '--',
          when: formatNear(set.changedAt),
        })}
      </p>
      <Board
        columns={columnsOf({
          groups,
          students,
          isFixed,
          onChange: put,
          words: t('group.loose'),
          groupWords: (number) => t('group.group', { number }),
        })}
        loose={LOOSE}
        nameOf={nameOf}
        isFixed={isFixed}
        onMove={(id, to) => put(moveTo(groups, id, to))}
        extraOf={(id) =>
          groups.some(({ memberIds }) => memberIds.includes(id)) && (
            <LeaderStar isLeader={leads(id)} isFixed={!head.can.arrange} onTurn={() => put(turnLeader(groups, id))} />
          )
        }
      />
    </>
  );
}
