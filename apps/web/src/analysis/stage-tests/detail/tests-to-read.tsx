import { type StageTestLine, stageTestsApi } from '@zhibi/contract/analysis/stage-tests';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useNames } from '../../../people/index.js';
import { useInfinite } from '../../../platform/api.js';
import { Card } from '../../../platform/layout/card.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { GoButton } from '../../../platform/layout/go-button.js';
import { PageHead } from '../../../platform/layout/page-head.js';
import { PagedTable } from '../../../platform/layout/paged-table.js';
import table from '../../../platform/layout/paged-table.module.css';
import { heldDay } from '../parts/held-day.js';
import { StateTag } from '../parts/state-tag.js';
import { useStagePlaces } from '../parts/use-stage-places.js';

/** The stage tests that this person reads, the newest first. */
export function TestsToRead() {
  const { t } = useTranslation('stageTests');
  const places = useStagePlaces();
  const pages = useInfinite(stageTestsApi.list, {});
  return (
    <>
      <PageHead
        title={t('title')}
        note={t('note')}
        extra={<GoButton to={places.setUp()}>{t('setUp.link')}</GoButton>}
      />
      <Card flush>
        <PagedTable
          pages={pages}
          columns={[
            { label: t('list.name') },
            { label: t('list.held') },
            { label: t('list.subjects') },
            { label: t('list.scored'), number: true },
            { label: t('list.state') },
          ]}
          line={(test) => <Line key={test.testId} test={test} />}
          empty={<EmptyState title={t('list.empty')} hint={t('list.emptyHint')} />}
          awaited={5}
        />
      </Card>
    </>
  );
}

function Line({ test }: { test: StageTestLine }) {
  const { t } = useTranslation('stageTests');
  const names = useNames();
  const places = useStagePlaces();
  return (
    <tr>
      <td>
        <Link to={places.results(test.testId)}>{test.name}</Link>
      </td>
      <td data-label={t('list.held')}>{heldDay(test.heldOn)}</td>
      <td data-label={t('list.subjects')}>
        {[names.grade(test.gid), ...test.subjects.map(({ subjectName }) => names.subject(subjectName))].join(t('join'))}
      </td>
      <td className={table.number} data-label={t('list.scored')}>
        {test.scored}
      </td>
      <td data-label={t('list.state')}>
        <StateTag state={test.state} />
      </td>
    </tr>
  );
}
