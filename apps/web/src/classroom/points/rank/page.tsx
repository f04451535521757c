import { pointsApi } from '@zhibi/contract/classroom/points';
import { Tabs } from 'antd';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../../platform/api.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { PageHead } from '../../../platform/layout/page-head.js';
import { Screen } from '../../../platform/screen.js';
import { ClassBar } from '../class-bar.js';
import { useClassMonth } from '../use-class-month.js';
import { GrowthTable } from './growth-table.js';
import { PointTable } from './point-table.js';

const tabs = ['groups', 'students', 'growth'] as const;

/** Group points, student points, and growth: the only ranking of marks, as far as the school shows one. */
export function Page() {
  const { t } = useTranslation('points');
  const at = useClassMonth();
  const of = { classId: at.classId ?? '', month: at.month };
  const board = useRead(pointsApi.board, at.classId === undefined ? null : of);
  // A class without groups begins with its students.
  const first = board.data?.sets.length === 0 ? 'students' : 'groups';
  return (
    <>
      <PageHead title={t('rankTitle')} back={`/class/comment?classId=${of.classId}`} />
      <Screen
        read={at.read}
        isEmpty={() => at.classId === undefined}
        empty={<EmptyState title={t('noClass')} hint={t('noClassHint')} />}
      >
        {() => (
          <>
            <ClassBar at={at} />
            <Tabs
              activeKey={tabs.find((tab) => tab === at.tab) ?? first}
              onChange={(tab) => at.go({ tab })}
              destroyOnHidden
              items={[
                { key: 'groups', label: t('rankTab.groups'), children: <PointTable {...of} by="groups" /> },
                { key: 'students', label: t('rankTab.students'), children: <PointTable {...of} by="students" /> },
                { key: 'growth', label: t('rankTab.growth'), children: <GrowthTable classId={of.classId} /> },
              ]}
            />
          </>
        )}
      </Screen>
    </>
  );
}
