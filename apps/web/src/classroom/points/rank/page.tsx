import { Tabs } from 'antd';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { PageHead } from '../../../platform/layout/page-head.js';
import { Screen } from '../../../platform/screen.js';
import { ClassBar } from '../class-bar.js';
import { useClassMonth } from '../use-class-month.js';
import { GrowthTable } from './growth-table.js';
import { PointTable } from './point-table.js';

/** Group points, student points, and growth: the only ranking of marks, as far as the school shows one. */
export function Page() {
  const { t } = useTranslation('points');
  const at = useClassMonth();
  const of = { classId: at.classId ?? '', month: at.month };
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
              activeKey={at.tab || 'groups'}
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
