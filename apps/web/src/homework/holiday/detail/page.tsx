import { type HolidayDetail, holidayApi } from '@zhibi/contract/homework/holiday';
import { Segmented } from 'antd';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../../platform/api.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { FilterBar } from '../../../platform/layout/filter-bar.js';
import { GoButton } from '../../../platform/layout/go-button.js';
import { PageHead } from '../../../platform/layout/page-head.js';
import { StatusTag } from '../../../platform/layout/status-tag.js';
import { Screen } from '../../../platform/screen.js';
import { useSearchParams } from '../../../platform/search-params.js';
import { formatDay } from '../../../platform/time.js';
import { useProgress } from '../../parts/use-progress.js';
import { LIST } from '../parts/addresses.js';
import { stateTones } from '../parts/tones.js';
import { ContentView } from './content-view.js';
import { PrintActions } from './print-actions.js';
import { StudentsView } from './students-view.js';
import { WeeksView } from './weeks-view.js';

const MAKING_MS = 2_000;
const views = ['content', 'weeks', 'students'] as const;
type View = (typeof views)[number];

/** One holiday booklet: what is in it, what was handed in, and who is where. */
export function Page() {
  const { t } = useTranslation('holiday');
  const [params] = useSearchParams();
  const holidayId = params.get('holiday');
  if (holidayId === null)
    return (
      <EmptyState title={t('missing')} hint={t('missingHint')} action={<GoButton to={LIST}>{t('title')}</GoButton>} />
    );
  return <Booklet key={holidayId} holidayId={holidayId} />;
}

function Booklet({ holidayId }: { holidayId: string }) {
  const first = useRead(holidayApi.detail, { holidayId });
  const isMaking = first.data?.state === 'making';
  const read = useRead(holidayApi.detail, { holidayId }, isMaking ? { everyMs: MAKING_MS } : {});
  useProgress([holidayApi.detail, holidayApi.students]);
  return (
    <Screen read={read} skeleton="page">
      {(booklet) => <Shown booklet={booklet} />}
    </Screen>
  );
}

function Shown({ booklet }: { booklet: HolidayDetail }) {
  const { t } = useTranslation('holiday');
  const [params, setParams] = useSearchParams();
  const view = views.find((one) => one === params.get('view')) ?? 'content';
  const { title, className, from, to, state } = booklet;
  return (
    <>
      <PageHead
        back={LIST}
        title={
          <>
            {title} <StatusTag tone={stateTones[state]}>{t(`state.${state}`)}</StatusTag>
          </>
        }
        note={`${className} · ${t('days', { from: formatDay(from), to: formatDay(to) })}`}
        extra={<PrintActions booklet={booklet} />}
      />
      <FilterBar>
        <Segmented<View>
          aria-label={t('views.label')}
          value={view}
          options={views.map((value) => ({ value, label: t(`views.${value}`) }))}
          onChange={(next) =>
            setParams((before) => {
              const after = new URLSearchParams(before);
              after.set('view', next);
              return after;
            })
          }
        />
      </FilterBar>
      {view === 'content' && <ContentView booklet={booklet} />}
      {view === 'weeks' && <WeeksView booklet={booklet} />}
      {view === 'students' && <StudentsView booklet={booklet} />}
    </>
  );
}
