import { type PointBoard, pointsApi, signed } from '@zhibi/contract/classroom/points';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../../platform/api.js';
import { Card } from '../../../platform/layout/card.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { ExportButton } from '../../../platform/layout/export-button.js';
import { GoButton } from '../../../platform/layout/go-button.js';
import { PlainTable } from '../../../platform/layout/plain-table.js';
import { Screen } from '../../../platform/screen.js';

interface PointTableProps {
  classId: string;
  month: string;
  by: 'groups' | 'students';
}

const most = (a: { total: number }, b: { total: number }) => b.total - a.total;

const studentRows = ({ students }: PointBoard) =>
  students.toSorted(most).map(({ studentId, name, studentNo, total }) => ({
    key: studentId,
    cells: [name, studentNo, signed(total)],
  }));

const groupRows = ({ sets }: PointBoard) =>
  sets.flatMap((set) =>
    set.groups.toSorted(most).map(({ number, name, members, total }) => ({
      key: `${set.setId} ${number}`,
      cells: [`${set.name} ${name || number}`, members, signed(total)],
    })),
  );

/** The points of a month, the most first. */
export function PointTable({ classId, month, by }: PointTableProps) {
  const { t } = useTranslation('points');
  const board = useRead(pointsApi.board, { classId, month });
  const isOfGroups = by === 'groups';
  const rowsOf = isOfGroups ? groupRows : studentRows;
  return (
    <Card
      title={t(`rankTab.${by}`)}
      extra={<ExportButton endpoint={pointsApi.exportBoard} input={{ classId, month }} />}
    >
      <Screen
        read={board}
        isEmpty={(data) => rowsOf(data).length === 0}
        empty={
          <EmptyState
            title={t(isOfGroups ? 'noGroups' : 'noStudents')}
            hint={t(isOfGroups ? 'noGroupsHint' : 'noStudentsHint')}
            action={isOfGroups && <GoButton to={`/class/group?classId=${classId}`}>{t('makeGroups')}</GoButton>}
          />
        }
      >
        {(data) => (
          <PlainTable
            columns={[t(isOfGroups ? 'group' : 'name'), t(isOfGroups ? 'members' : 'number'), t('total')]}
            rows={rowsOf(data)}
          />
        )}
      </Screen>
    </Card>
  );
}
