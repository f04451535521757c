import { libraryApi, type PaperOfSchool } from '@zhibi/contract/papers/library';

import { useTranslation } from 'react-i18next';
import { useNames } from '../../../../people/index.js';
import { useInfinite } from '../../../../platform/api.js';
import { Card } from '../../../../platform/layout/card.js';
import { EmptyState } from '../../../../platform/layout/empty-state.js';
import { FilterBar } from '../../../../platform/layout/filter-bar.js';
import { Go } from '../../../../platform/layout/go.js';
import { GoButton } from '../../../../platform/layout/go-button.js';
import { PageHead } from '../../../../platform/layout/page-head.js';
import { PlainTable } from '../../../../platform/layout/plain-table.js';
import { SearchField } from '../../../../platform/layout/search-field.js';
import { StatusTag } from '../../../../platform/layout/status-tag.js';
import { TableFoot } from '../../../../platform/layout/table-foot.js';
import { Screen } from '../../../../platform/screen.js';
import { useSearchParams } from '../../../../platform/search-params.js';
import { formatNear, formatNumber } from '../../../../platform/time.js';
import { together } from '../../../../platform/together.js';
import { PaperStatusTag } from '../../../parts/paper-status.js';

/** All papers of the school that operations act for, whoever made them. */
export function Page() {
  const { t } = useTranslation('library');
  const [query, setQuery] = useSearchParams();
  const words = (query.get('words') ?? '').trim().slice(0, 100);
  const pages = useInfinite(libraryApi.ofSchool, words === '' ? {} : { words });
  const { rows, hasNextPage, fetchNextPage, isFetchingNextPage } = pages;
  const cellsOf = useCells();
  const columns = [
    t('column.name'),
    t('ofSchool.subject'),
    t('column.owner'),
    t('column.state'),
    t('column.changed'),
    t('column.questions'),
    t('column.score'),
    t('column.given'),
  ];
  return (
    <>
      <PageHead
        title={t('ofSchool.title')}
        note={t('ofSchool.note')}
        extra={
          <>
            <GoButton to="/devops/homework">{t('ofSchool.toHomework')}</GoButton>
            <GoButton to="/devops/marking">{t('ofSchool.toAreas')}</GoButton>
            <GoButton to="/devops/myques">{t('ofSchool.toQuestions')}</GoButton>
            <GoButton to="/devops/manual" type="primary">
              {t('ofSchool.compose')}
            </GoButton>
          </>
        }
      />
      <FilterBar>
        <SearchField
          key={words}
          allowClear
          maxLength={100}
          style={{ width: 280 }}
          aria-label={t('wordsLabel')}
          placeholder={t('words')}
          defaultValue={words}
          onSearch={(typed) => setQuery(typed.trim() === '' ? {} : { words: typed.trim() }, { replace: true })}
        />
      </FilterBar>
      <Card flush>
        <Screen
          read={together({ pages })}
          skeleton={{ rows: 8 }}
          isEmpty={() => rows.length === 0}
          empty={
            words === '' ? (
              <EmptyState title={t('ofSchool.none')} hint={t('ofSchool.noneHint')} />
            ) : (
              <EmptyState title={t('empty.found')} hint={t('empty.foundHint')} />
            )
          }
        >
          {() => (
            <>
              <PlainTable
                asCards
                words={5}
                columns={columns}
                rows={rows.map((paper) => ({ key: paper.paperId, cells: cellsOf(paper) }))}
              />
              <TableFoot
                shown={rows.length}
                loading={isFetchingNextPage}
                onNext={hasNextPage ? () => void fetchNextPage() : undefined}
              />
            </>
          )}
        </Screen>
      </Card>
    </>
  );
}

/** What is said of a paper, by column. */
function useCells() {
  const { t } = useTranslation('library');
  const names = useNames();
  return ({ paperId, title, status, isShared, isArchived, ...paper }: PaperOfSchool) => [
    <Go key="title" to={`/devops/paperInfo?paper=${paperId}`}>
      <span translate="no" style={{ display: 'inline-block', minWidth: '10em' }}>
        {title}
      </span>
    </Go>,
    names.subject(paper.subjectName),
    <span key="owner" translate="no">
      {paper.ownerName}
    </span>,
    <span key="state">
      <PaperStatusTag status={status} /> {isShared && <StatusTag tone="done">{t('shared')}</StatusTag>}{' '}
      {isArchived && <StatusTag tone="off">{t('archived')}</StatusTag>}
    </span>,
    formatNear(paper.updatedAt),
    paper.questionCount,
    formatNumber(paper.totalScore),
    paper.homeworkCount,
  ];
}
