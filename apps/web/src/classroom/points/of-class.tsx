import { Tabs } from 'antd';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../platform/layout/empty-state.js';
import { Go } from '../../platform/layout/go.js';
import { PageHead } from '../../platform/layout/page-head.js';
import { Screen } from '../../platform/screen.js';
import { ClassBar } from './class-bar.js';
import { Give } from './give.js';
import { Matrix } from './matrix.js';
import { Remarks } from './remarks.js';
import { Stream } from './stream.js';
import { useClassMonth } from './use-class-month.js';

const tabs = ['give', 'stream', 'matrix', 'remarks'] as const;

/** Points and remarks of one class. */
export function OfClass() {
  const { t } = useTranslation('points');
  const at = useClassMonth();
  const { classId, month } = at;
  const of = { classId: classId ?? '', month };
  return (
    <>
      <PageHead title={t('title')} extra={<Go to={`/class/rank?classId=${of.classId}`}>{t('toRank')}</Go>} />
      <Screen
        read={at.read}
        isEmpty={() => classId === undefined}
        empty={<EmptyState title={t('noClass')} hint={t('noClassHint')} />}
      >
        {() => (
          <>
            <ClassBar at={at} />
            <Tabs
              activeKey={tabs.find((tab) => tab === at.tab) ?? 'give'}
              onChange={(tab) => at.go({ tab })}
              destroyOnHidden
              items={[
                { key: 'give', label: t('tab.give'), children: <Give key={of.classId} {...of} /> },
                { key: 'stream', label: t('tab.stream'), children: <Stream {...of} /> },
                { key: 'matrix', label: t('tab.matrix'), children: <Matrix {...of} /> },
                { key: 'remarks', label: t('tab.remarks'), children: <Remarks {...of} /> },
              ]}
            />
          </>
        )}
      </Screen>
    </>
  );
}
