import { PlusOutlined } from '@ant-design/icons';
import { writingApi } from '@zhibi/contract/questions/writing';
import { Segmented } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSubjectId } from '../../../people/index.js';
import { useInfinite } from '../../../platform/api.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { GoButton } from '../../../platform/layout/go-button.js';
import { PageHead } from '../../../platform/layout/page-head.js';
import { ResourceSwitch } from '../../parts/resource-switch.js';
import { BankFilter, useBankFilter } from '../parts/bank-filter.js';
import { BankList } from '../parts/bank-list.js';
import { Drafts } from './drafts.js';

const shelves = ['kept', 'in-review', 'archived', 'drafts'] as const;
type Shelf = (typeof shelves)[number];

/** My questions: kept, on the way to the school's bank, archived, and what is not finished. */
export function Page() {
  const { t } = useTranslation('writing');
  const subjectId = useSubjectId();
  return (
    <>
      <PageHead
        title={t('mine.title')}
        extra={
          <>
            <ResourceSwitch now="mine" />
            <GoButton type="primary" icon={<PlusOutlined />} to="/paperTest/addQues">
              {t('mine.write')}
            </GoButton>
          </>
        }
      />
      {subjectId === null ? (
        <EmptyState title={t('editor.noSubject')} hint={t('editor.noSubjectHint')} />
      ) : (
        <Mine key={subjectId} subjectId={subjectId} />
      )}
    </>
  );
}

function Mine({ subjectId }: { subjectId: number }) {
  const { t } = useTranslation('writing');
  const bank = useBankFilter();
  const shelf = shelves.find((one) => one === bank.query.get('shelf')) ?? 'kept';
  const state = shelf === 'drafts' ? 'kept' : shelf;
  const pages = useInfinite(writingApi.mine, shelf === 'drafts' ? null : { subjectId, state, ...bank.filter });
  const choose = (
    <Segmented<Shelf>
      aria-label={t('mine.shelf')}
      options={shelves.map((value) => ({ value, label: t(`mine.shelves.${value}`) }))}
      value={shelf}
      onChange={(value) => bank.set({ shelf: value === 'kept' ? '' : value })}
    />
  );
  if (shelf === 'drafts')
    return (
      <>
        <div style={{ marginBottom: 12 }}>{choose}</div>
        <Drafts subjectId={subjectId} />
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
            title={t(bank.isFiltered ? 'bank.noneFound' : `mine.empty.${shelf}`)}
            hint={t(bank.isFiltered ? 'bank.noneFoundHint' : `mine.emptyHint.${shelf}`)}
          />
        }
      />
    </>
  );
}
