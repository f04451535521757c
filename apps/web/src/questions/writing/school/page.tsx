import { statisticsApi } from '@zhibi/contract/questions/statistics';
import { writingApi } from '@zhibi/contract/questions/writing';
import { Segmented } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSubjectId } from '../../../people/index.js';
import { useInfinite } from '../../../platform/api.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { ExportButton } from '../../../platform/layout/export-button.js';
import { PageHead } from '../../../platform/layout/page-head.js';
import { ResourceSwitch } from '../../parts/resource-switch.js';
import { BankFilter, useBankFilter } from '../parts/bank-filter.js';
import { BankList } from '../parts/bank-list.js';
import { Reviews } from './reviews.js';

const views = ['bank', 'to-decide', 'own'] as const;
type View = (typeof views)[number];

/** The school's bank: what its teachers share, what waits for a colleague, what one has handed in. */
export function Page() {
  const { t } = useTranslation('writing');
  const subjectId = useSubjectId();
  return (
    <>
      <PageHead
        title={t('school.title')}
        extra={
          <>
            <ResourceSwitch now="school" />
            {subjectId !== null && <ExportButton endpoint={statisticsApi.exportStatistics} input={{ subjectId }} />}
          </>
        }
      />
      {subjectId === null ? (
        <EmptyState title={t('editor.noSubject')} hint={t('editor.noSubjectHint')} />
      ) : (
        <School key={subjectId} subjectId={subjectId} />
      )}
    </>
  );
}

function School({ subjectId }: { subjectId: number }) {
  const { t } = useTranslation('writing');
  const bank = useBankFilter();
  const view = views.find((one) => one === bank.query.get('view')) ?? 'bank';
  const pages = useInfinite(writingApi.school, view === 'bank' ? { subjectId, ...bank.filter } : null);
  const waiting = useInfinite(writingApi.reviews, { subjectId, whose: 'to-decide' }).first?.total ?? 0;
  const choose = (
    <Segmented<View>
      aria-label={t('school.view')}
      options={views.map((value) => ({
        value,
        label:
          value === 'to-decide' && waiting > 0 ? t('school.waiting', { count: waiting }) : t(`school.views.${value}`),
      }))}
      value={view}
      onChange={(value) => bank.set({ view: value === 'bank' ? '' : value })}
    />
  );
  if (view !== 'bank')
    return (
      <>
        <div style={{ marginBottom: 12 }}>{choose}</div>
        <Reviews key={view} subjectId={subjectId} whose={view} />
      </>
    );
  return (
    <>
      <BankFilter bank={bank} total={pages.first?.total}>
        {choose}
      </BankFilter>
      <BankList
        pages={pages}
        empty={
          <EmptyState
            title={t(bank.isFiltered ? 'bank.noneFound' : 'school.empty')}
            hint={t(bank.isFiltered ? 'bank.noneFoundHint' : 'school.emptyHint')}
          />
        }
      />
    </>
  );
}
