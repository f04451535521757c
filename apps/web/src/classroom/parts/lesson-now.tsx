import { lessonsHere } from '@zhibi/contract/classroom/here';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../platform/api.js';
import { Row } from '../../platform/touch/row.js';
import { Sheet } from '../../platform/touch/sheet.js';

const EVERY_MS = 30_000;

/** The lesson that a student's class is having: one tap leads into it. Nothing where there is none. */
export function Part() {
  const { t } = useTranslation('classroom');
  const read = useRead(lessonsHere, {}, { everyMs: EVERY_MS, quiet: true });
  const lessons = read.data?.lessons ?? [];
  if (lessons.length === 0) return null;
  return (
    <Sheet>
      {lessons.map(({ lessonId, teacherName, title }) => (
        <Row
          key={lessonId}
          title={title || t('now.title')}
          note={t('now.hint', { teacher: teacherName })}
          to={`/room?lesson=${lessonId}`}
        />
      ))}
    </Sheet>
  );
}
