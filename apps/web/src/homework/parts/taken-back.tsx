import { homeworkOfStudentApi } from '@zhibi/contract/homework';
import { useTranslation } from 'react-i18next';
import { useNames } from '../../people/index.js';
import { useRead } from '../../platform/api.js';
import { StatusTag } from '../../platform/layout/status-tag.js';
import { formatNear } from '../../platform/time.js';
import { Row } from '../../platform/touch/row.js';
import { Sheet } from '../../platform/touch/sheet.js';
import { Tile } from '../../platform/touch/tile.js';
import { MyChanges } from './my-changes.js';
import { subjectSign } from './subject-sign.js';

/** What a student would look for and not find: it was taken back, and need not be written. Nothing where there is none. */
export function TakenBack() {
  const { t } = useTranslation('homework');
  const names = useNames();
  const items = useRead(homeworkOfStudentApi.takenBack, {}, { quiet: true }).data?.items ?? [];
  if (items.length === 0) return null;
  return (
    <Sheet rows label={t('student.takenBack')}>
      {items.map(({ homeworkId, title, subjectName, takenBackAt }) => (
        <Row
          key={homeworkId}
          tile={<Tile tone="plain">{subjectSign(names.subject(subjectName))}</Tile>}
          title={title}
          note={
            <>
              <StatusTag tone="off">{t('student.takenBack')}</StatusTag>
              <span>{formatNear(takenBackAt)}</span>
            </>
          }
          end={<MyChanges homeworkId={homeworkId} title={title} />}
        />
      ))}
    </Sheet>
  );
}
