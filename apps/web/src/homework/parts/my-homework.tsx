import type { HomeworkForStudent, SubmissionStatus } from '@zhibi/contract/homework';
import { ABSENT } from '@zhibi/contract/kernel';
import { useTranslation } from 'react-i18next';
import { LinkedFiles } from '../../disk/index.js';
import { Card } from '../../platform/layout/card.js';
import { EmptyState } from '../../platform/layout/empty-state.js';
import { Go } from '../../platform/layout/go.js';
import { StatusTag, type StatusTone } from '../../platform/layout/status-tag.js';
import { Screen } from '../../platform/screen.js';
import { useCanGo } from '../../platform/screen-line.js';
import { formatNear } from '../../platform/time.js';
import styles from './my-homework.module.css';
import { useMyHomework } from './use-my-homework.js';

const tones: Record<SubmissionStatus, StatusTone> = {
  assigned: 'wait',
  writing: 'run',
  'handed-in': 'run',
  absent: 'warn',
  marked: 'run',
  released: 'done',
};

/** A student's homework, newest first, with the score once it came back. */
export function Part() {
  const { t } = useTranslation('homework');
  const read = useMyHomework();
  return (
    <Card title={t('mine.title')}>
      <Screen
        read={read}
        skeleton={{ rows: 4 }}
        isEmpty={({ items }) => items.length === 0}
        empty={<EmptyState title={t('mine.empty')} hint={t('mine.emptyHint')} />}
      >
        {({ items }) => (
          <ul className={styles.list}>
            {items.map((homework) => (
              <Line key={homework.homeworkId} homework={homework} />
            ))}
          </ul>
        )}
      </Screen>
    </Card>
  );
}

function Line({ homework }: { homework: HomeworkForStudent }) {
  const { t } = useTranslation('homework');
  const { homeworkId, title, subjectName, submission, status, score, totalScore, late, collectedAt } = homework;
  const facts = [
    subjectName,
    status === 'open'
      ? t('mine.untilWhen', { when: formatNear(homework.endAt) })
      : collectedAt
        ? t('mine.collected', { when: formatNear(collectedAt) })
        : t('today.closed'),
    late ? t('mine.late') : '',
  ];
  return (
    <li>
      <div>
        {submission === 'released' ? <Released homeworkId={homeworkId} title={title} /> : <b>{title}</b>}
        <span>{facts.filter(Boolean).join(' · ')}</span>
      </div>
      <LinkedFiles type="text" target={{ kind: 'homework', id: homeworkId }} title={title} />
      <StatusTag tone={tones[submission]}>{t(`mine.status.${submission}`)}</StatusTag>
      <span className={styles.score}>
        {t('mine.score')} <b>{score ?? ABSENT}</b>/{totalScore}
      </span>
    </li>
  );
}

/** What came back is opened by its title. */
function Released({ homeworkId, title }: { homeworkId: string; title: string }) {
  const to = `/student/detail?homework=${homeworkId}`;
  const canGo = useCanGo(to);
  return canGo ? (
    <Go to={to}>
      <b>{title}</b>
    </Go>
  ) : (
    <b>{title}</b>
  );
}
