import type { LessonRecord, QuickPlace } from '@zhibi/contract/classroom';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { PlainTable } from '../../../platform/layout/plain-table.js';

/** Each student of the class: whether there, and what was answered in the last round of each task. */
export function StudentTable({ record: { students, tasks } }: { record: LessonRecord }) {
  const { t } = useTranslation('classroom');
  const named = tasks.filter(({ secrecy }) => secrecy === 'named');
  return (
    <PlainTable
      columns={[
        t('record.name'),
        t('record.there'),
        t('record.answered'),
        t('record.right'),
        ...named.map(({ no }) => `${no}`),
      ]}
      words={2}
      rows={students.map(({ studentId, name, wasThere, answered, right, answers, missed }) => ({
        key: studentId,
        cells: [
          name,
          wasThere ? t('record.yes') : t('record.no'),
          `${answered}`,
          `${right}`,
          ...named.map(({ taskId, quick }) => {
            const tap = quick.find((one) => one.studentId === studentId);
            if (tap) return quickWord(t, tap);
            const labels = answers.find((one) => one.taskId === taskId)?.labels ?? [];
            const given = labels.map((one) => (one === null ? '--' : one.join('') || '✓')).join(' ');
            const late = missed.filter((one) => one.taskId === taskId).map((one) => one.labels.join('') || '✓');
            return late.length === 0 ? given : `${given} (${t('lesson.missed', { answer: late.join(' ') })})`;
          }),
        ],
      }))}
    />
  );
}

/** Of who was first the place, and after how long. */
function quickWord(t: TFunction<'classroom'>, { place, afterMs, isTooFast }: QuickPlace): string {
  const seconds = `${(afterMs / 1_000).toFixed(2)} s`;
  return `${isTooFast ? t('record.doubtful') : t('place', { count: place })} · ${seconds}`;
}
