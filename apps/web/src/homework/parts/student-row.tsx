import { BellFilled } from '@ant-design/icons';
import type { HomeworkForStudent } from '@zhibi/contract/homework';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkedFiles } from '../../disk/index.js';
import { useAge, useNames } from '../../people/index.js';
import { Go } from '../../platform/layout/go.js';
import { StatusTag } from '../../platform/layout/status-tag.js';
import { formatDay, formatNear, nowStamp } from '../../platform/time.js';
import { Row } from '../../platform/touch/row.js';
import { Tile } from '../../platform/touch/tile.js';
import { answerOf, handInOf, photosOf } from './addresses.js';
import { MyChanges } from './my-changes.js';
import { stateOf, tones } from './student-work.js';
import { subjectSign } from './subject-sign.js';

export interface StudentRowProps {
  homework: HomeworkForStudent;
  isFirst?: boolean;
  /** Questions that are answered on the screen and not handed in. */
  answered?: number;
  /** Instead of the fact: a score with its stars. */
  children?: ReactNode;
}

/** One homework of a student: its name, how it stands, and one fact. What came back opens; the rest lies on paper. */
export function StudentRow({ homework, isFirst = false, answered = 0, children }: StudentRowProps) {
  const { t } = useTranslation('homework');
  const names = useNames();
  const age = useAge();
  const {
    homeworkId,
    title: given,
    subjectName,
    submission,
    status,
    startAt,
    endAt,
    handedInAt,
    collectedAt,
    files,
    excuse,
    changed,
    onScreen,
    redoOf,
    print,
  } = homework;
  // The teacher's title of a redo begins with the student's name, which tells the student nothing.
  const title = redoOf === null ? given : t('student.redoOf', { title: redoOf });
  const state = stateOf(homework, nowStamp());
  const collected = collectedAt && t('student.collected', { when: formatNear(collectedAt) });
  const fact = {
    assigned: t('student.until', { when: formatNear(endAt) }),
    writing: t('student.until', { when: formatNear(endAt) }),
    catchUp: collected || t('student.ofDay', { day: formatDay(startAt) }),
    handedIn: collected || (handedInAt ? formatNear(handedInAt) : formatDay(startAt)),
    new: formatDay(startAt),
    seen: formatDay(startAt),
    missed: formatDay(startAt),
    excused: formatDay(startAt),
  }[state];
  const isBack = submission === 'released';
  const mayWrite = state === 'excused' && status === 'open';
  const isToWrite = state === 'assigned' || state === 'writing' || state === 'catchUp' || mayWrite;
  return (
    <Row
      tile={<Tile tone={isFirst ? 'ink' : 'plain'}>{subjectSign(names.subject(subjectName))}</Tile>}
      title={title}
      note={
        <>
          <StatusTag tone={tones[state]} {...(state === 'new' ? { icon: <BellFilled /> } : {})}>
            {t(`student.${age}.${state}`)}
          </StatusTag>
          {answered > 0 && <span>{t('student.onScreenSoFar', { count: answered })}</span>}
          {isToWrite && print?.state === 'coming' && <span>{t('student.printing')}</span>}
          {children || <span>{excuse && !isBack ? t(`changes.excused.${excuse}`) : fact}</span>}
        </>
      }
      {...(isBack
        ? { to: `/student/detail?homework=${homeworkId}` }
        : {
            end: (
              <>
                {isToWrite && onScreen && (
                  <Go to={answered > 0 ? handInOf(homeworkId) : answerOf(homeworkId)}>
                    {t(answered > 0 ? 'student.handIn' : 'student.answer')}
                  </Go>
                )}
                {isToWrite && <Go to={photosOf(homeworkId)}>{t('student.photo')}</Go>}
                {changed && <MyChanges homeworkId={homeworkId} title={title} />}
                {files > 0 && <LinkedFiles type="text" target={{ kind: 'homework', id: homeworkId }} title={title} />}
              </>
            ),
          })}
    />
  );
}
