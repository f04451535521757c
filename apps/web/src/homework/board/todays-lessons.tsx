import { classroomApi, type LessonRow } from '@zhibi/contract/classroom';
import type { HomeworkForTeacher } from '@zhibi/contract/homework';
import { useTranslation } from 'react-i18next';
import { useClasses, useSubjectId } from '../../people/index.js';
import { useRead } from '../../platform/api.js';
import { Go } from '../../platform/layout/go.js';
import { GoButton } from '../../platform/layout/go-button.js';
import { StatusTag } from '../../platform/layout/status-tag.js';
import { formatNear, nowStamp } from '../../platform/time.js';
import { lectureOf, lessonFor } from '../parts/addresses.js';
import { RemindButton } from './remind-button.js';
import { cardsOfToday, type TodayCard } from './today.js';
import styles from './today.module.css';

/** The lessons of today, and what lies ready for the classes that have had none yet; nothing is drawn before it is known. */
export function TodaysLessons({ homework }: { homework: readonly HomeworkForTeacher[] }) {
  const { t } = useTranslation('homework');
  const subjectId = useSubjectId();
  const classes = useClasses();
  const lessons = useRead(classroomApi.list, {}, { quiet: true });
  if (subjectId === null || !classes.data || !lessons.data) return null;
  const cards = cardsOfToday({
    today: nowStamp().slice(0, 8),
    subjectId,
    lessons: lessons.data.items,
    classes: classes.data.clazzs,
    homework,
  });
  const first = cards.find((card) => 'next' in card && card.next === 'discuss');
  return (
    <section className={styles.cards} aria-label={t('board.today.title')}>
      {cards.map((card) =>
        'lesson' in card ? (
          <OfLesson key={card.lesson.lessonId} lesson={card.lesson} />
        ) : (
          <OfClass key={card.classId} card={card} isNext={card === first} />
        ),
      )}
    </section>
  );
}

function OfLesson({ lesson }: { lesson: LessonRow }) {
  const { t } = useTranslation(['homework', 'classroom']);
  const { lessonId, className, title, startedAt, endedAt, taskCount, studentCount } = lesson;
  return (
    <article className={endedAt === null ? styles.next : styles.over}>
      <p className={styles.top}>
        <span>
          {formatNear(startedAt)} · {className}
        </span>
        <StatusTag tone={endedAt === null ? 'run' : 'done'}>
          {t(endedAt === null ? 'board.today.running' : 'board.today.over')}
        </StatusTag>
      </p>
      <h3>{title || t('classroom:records.untitled')}</h3>
      <p>{t('board.today.tasks', { tasks: taskCount, students: studentCount })}</p>
      <p className={styles.ways}>
        {endedAt === null ? (
          <GoButton type="primary" size="small" to={`/study/lesson?lesson=${lessonId}`}>
            {t('board.today.back')}
          </GoButton>
        ) : (
          <Go to={`/study/interact?lesson=${lessonId}`}>{t('board.today.record')}</Go>
        )}
      </p>
    </article>
  );
}

const tones = { discuss: 'wait', collect: 'warn', nothing: 'off' } as const;

function OfClass({ card, isNext }: { card: Exclude<TodayCard, { lesson: LessonRow }>; isNext: boolean }) {
  const { t } = useTranslation('homework');
  const { classId, className, homework, next } = card;
  const { handedIn = 0, total = 0 } = homework?.progress ?? {};
  return (
    <article className={isNext ? styles.next : styles.card}>
      <p className={styles.top}>
        <span>{className}</span>
        <StatusTag tone={tones[next]}>{t(`board.today.${next}`)}</StatusTag>
      </p>
      <h3>{homework?.title ?? t('board.today.noHomework')}</h3>
      <p>{homework ? t('board.today.in', { in: handedIn, of: total }) : t('board.today.noHomeworkHint')}</p>
      <p className={styles.ways}>
        {homework && next === 'discuss' && (
          <GoButton type={isNext ? 'primary' : 'default'} size="small" to={lectureOf(homework.homeworkId)}>
            {t('board.today.lecture')}
          </GoButton>
        )}
        {homework && next === 'collect' && homework.can.adjust && <RemindButton homeworkId={homework.homeworkId} />}
        <Go to={lessonFor(classId)}>{t('board.inClass')}</Go>
      </p>
    </article>
  );
}
