import { useQueryClient } from '@tanstack/react-query';
import { markingEvents } from '@zhibi/contract/events/marking';
import { appealsApi } from '@zhibi/contract/marking/appeals';
import { Segmented } from 'antd';
import { useTranslation } from 'react-i18next';
import { refresh, useRead } from '../../platform/api.js';
import { useEvent } from '../../platform/events/use-event.js';
import { Card } from '../../platform/layout/card.js';
import { EmptyState } from '../../platform/layout/empty-state.js';
import { ExportButton } from '../../platform/layout/export-button.js';
import { PageHead } from '../../platform/layout/page-head.js';
import { Screen } from '../../platform/screen.js';
import { useSearchParams } from '../../platform/search-params.js';
import { AppealList } from './appeal-list.js';
import styles from './appeals.module.css';
import { OpenedAppeal } from './opened-appeal.js';

/** The appeals that wait for this teacher, one of them open beside the list; what this teacher decided on request. */
export function Page() {
  const { t } = useTranslation('appeals');
  const [params, setParams] = useSearchParams();
  const show = params.get('show') === 'decided' ? 'decided' : 'waiting';
  const queries = useQueryClient();
  const read = useRead(appealsApi.list, { show });
  useEvent(markingEvents.appealed, () => void refresh(queries, [appealsApi.list]));
  const set = (change: Record<string, string>) => setParams(change, { replace: true });
  return (
    <>
      <PageHead
        title={t('title')}
        extra={
          <>
            <Segmented
              aria-label={t('show.label')}
              value={show}
              options={(['waiting', 'decided'] as const).map((value) => ({ value, label: t(`show.${value}`) }))}
              onChange={(next) => set({ show: next })}
            />
            <ExportButton endpoint={appealsApi.export} input={{ show }} />
          </>
        }
      />
      <Screen
        read={read}
        skeleton={{ rows: 6 }}
        isEmpty={({ items }) => items.length === 0}
        empty={
          <Card>
            <EmptyState title={t(`none.${show}`)} hint={t('noneHint')} />
          </Card>
        }
      >
        {({ items }) => {
          const chosen = items.find(({ appealId }) => appealId === params.get('appeal')) ?? items[0];
          return (
            <div className={styles.page}>
              <AppealList items={items} chosen={chosen?.appealId} onChoose={(appeal) => set({ show, appeal })} />
              {chosen && <OpenedAppeal key={chosen.appealId} appealId={chosen.appealId} />}
            </div>
          );
        }}
      </Screen>
    </>
  );
}
