import type { SchoolClass } from '@zhibi/contract/people';
import { practiceApi, type UnitName } from '@zhibi/contract/questions/practice';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useInfinite } from '../../platform/api.js';
import { EmptyState } from '../../platform/layout/empty-state.js';
import { onDemand } from '../../platform/layout/on-demand.js';
import { TableFoot } from '../../platform/layout/table-foot.js';
import { Screen } from '../../platform/screen.js';
import { together } from '../../platform/together.js';
import { LessonCard } from './lesson-card.js';
import styles from './lessons.module.css';
import type { Pushed } from './push-props.js';

const UnitDrawer = onDemand(
  () => import('./unit-drawer.js').then((made) => made.UnitDrawer),
  ({ lesson }) => lesson !== undefined,
);
const PushDrawer = onDemand(
  () => import('./push-drawer.js').then((made) => made.PushDrawer),
  ({ lesson }) => lesson !== undefined,
);

interface LessonsProps {
  subjectId: number;
  /** A textbook or a chapter. */
  nodeId: string;
  classId: string | undefined;
  classes: readonly SchoolClass[];
  onPushed: (pushed: Pushed) => void;
}

/** What is looked at or about to be given: a unit of a lesson, or all of them by layers. */
interface Asked {
  chapterId: string;
  unit: UnitName | null;
}

/** The lessons, page after page, and what is done with their units. */
export function Lessons({ subjectId, nodeId, classId, classes, onPushed }: LessonsProps) {
  const { t } = useTranslation('practice');
  const [looked, setLooked] = useState<Asked | null>(null);
  const [pushing, setPushing] = useState<Asked | null>(null);
  const pages = useInfinite(practiceApi.lessons, { subjectId, nodeId, classId });
  const { rows, first, hasNextPage, fetchNextPage, isFetchingNextPage } = pages;
  const lessonOf = (asked: Asked | null) => rows.find(({ chapterId }) => chapterId === asked?.chapterId);
  return (
    <>
      <Screen
        read={together({ pages })}
        skeleton={{ rows: 12 }}
        isEmpty={() => rows.length === 0}
        empty={<EmptyState title={t('empty.lessons')} hint={t('empty.lessonsHint')} />}
      >
        {() => (
          <section className={styles.lessons} aria-label={t('listed')}>
            {rows.map((lesson) => (
              <LessonCard
                key={lesson.chapterId}
                lesson={lesson}
                subjectId={subjectId}
                onLook={(unit) => setLooked({ chapterId: lesson.chapterId, unit })}
                onPush={(unit) => setPushing({ chapterId: lesson.chapterId, unit })}
              />
            ))}
            <TableFoot
              shown={rows.length}
              of={first?.total}
              loading={isFetchingNextPage}
              onNext={hasNextPage ? () => void fetchNextPage() : undefined}
            />
          </section>
        )}
      </Screen>
      <UnitDrawer
        lesson={lessonOf(looked)}
        unit={looked?.unit ?? null}
        classId={classId}
        onClose={() => setLooked(null)}
      />
      <PushDrawer
        lesson={lessonOf(pushing)}
        unit={pushing?.unit ?? null}
        subjectId={subjectId}
        classId={classId}
        classes={classes}
        onPushed={(done) => {
          setPushing(null);
          onPushed(done);
        }}
        onClose={() => setPushing(null)}
      />
    </>
  );
}
