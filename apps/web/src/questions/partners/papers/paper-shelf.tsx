import { partnersApi } from '@zhibi/contract/questions/partners';
import { useTranslation } from 'react-i18next';
import { useSubjectId } from '../../../people/index.js';
import { useInfinite } from '../../../platform/api.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { onDemand } from '../../../platform/layout/on-demand.js';
import { PageHead } from '../../../platform/layout/page-head.js';
import { TableFoot } from '../../../platform/layout/table-foot.js';
import { Screen } from '../../../platform/screen.js';
import { together } from '../../../platform/together.js';
import { useQuery } from '../../parts/use-query.js';
import { BankFacts } from '../parts/bank-facts.js';
import { PartnerSwitch, type Place } from '../parts/partner-switch.js';
import { PaperCard } from './paper-card.js';
import { PaperFilters } from './paper-filters.js';
import styles from './papers.module.css';
import { PortalButton } from './portal-button.js';

const PaperDrawer = onDemand(
  () => import('./paper-drawer.js').then((made) => made.PaperDrawer),
  ({ paperId }) => paperId !== '',
);

interface PaperShelfProps {
  bank: 'ejt' | 'jz';
  place: Place;
}

/** Ready papers and other resources of a partner: found by year, region and type, looked into, taken. */
export function PaperShelf({ bank, place }: PaperShelfProps) {
  const { t } = useTranslation('partners');
  const subjectId = useSubjectId();
  return (
    <>
      <PageHead
        title={t(`screen.${place}`)}
        note={<BankFacts bank={bank} />}
        extra={
          <>
            <PartnerSwitch now={place} />
            <PortalButton bank={bank} />
          </>
        }
      />
      {subjectId === null ? (
        <EmptyState title={t('noSubject')} hint={t('noSubjectHint')} />
      ) : (
        <Papers key={subjectId} bank={bank} subjectId={subjectId} />
      )}
    </>
  );
}

function Papers({ bank, subjectId }: { bank: 'ejt' | 'jz'; subjectId: number }) {
  const { t } = useTranslation('partners');
  const { of, set } = useQuery();
  const [words, year, region, type] = [of('words'), Number(of('year')), of('region'), of('type')];
  const pages = useInfinite(partnersApi.papers, {
    bank,
    subjectId,
    ...(words ? { words } : {}),
    ...(year ? { year } : {}),
    ...(region ? { region } : {}),
    ...(/^[0-5]$/.test(type) ? { paperType: Number(type) } : {}),
  });
  const { rows, first, hasNextPage, fetchNextPage, isFetchingNextPage } = pages;
  return (
    <>
      <PaperFilters
        search={{ words, year: year || null, region, type }}
        years={first?.years ?? []}
        regions={first?.regions ?? []}
        total={first?.total}
        onChange={set}
      />
      <Screen
        read={together({ pages })}
        skeleton={{ cards: 4 }}
        isEmpty={() => rows.length === 0}
        empty={<EmptyState title={t('empty.papers')} hint={t('empty.papersHint')} />}
      >
        {() => (
          <section aria-label={t('paper.listed')}>
            <div className={styles.grid}>
              {rows.map((paper) => (
                <PaperCard
                  key={paper.paperId}
                  bank={bank}
                  subjectId={subjectId}
                  paper={paper}
                  onOpen={() => set({ paper: paper.paperId })}
                />
              ))}
            </div>
            <TableFoot
              shown={rows.length}
              of={first?.total ?? undefined}
              loading={isFetchingNextPage}
              onNext={hasNextPage ? () => void fetchNextPage() : undefined}
            />
          </section>
        )}
      </Screen>
      <PaperDrawer bank={bank} subjectId={subjectId} paperId={of('paper')} onClose={() => set({ paper: null })} />
    </>
  );
}
