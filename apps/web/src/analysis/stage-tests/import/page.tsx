import { type StageTest, stageTestsApi } from '@zhibi/contract/analysis/stage-tests';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../../platform/api.js';
import { Card } from '../../../platform/layout/card.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { GoButton } from '../../../platform/layout/go-button.js';
import { PageHead } from '../../../platform/layout/page-head.js';
import { Screen } from '../../../platform/screen.js';
import { useSearchParams } from '../../../platform/search-params.js';
import { StateTag } from '../parts/state-tag.js';
import { useStagePlaces } from '../parts/use-stage-places.js';
import { FeedCard } from './feed-card.js';
import { History } from './history.js';
import styles from './import.module.css';
import { TableCard } from './table-card.js';
import { Work } from './work.js';

/** Bringing the scores of one test: a table or homework, columns, check, write; earlier imports with undo. */
export function Page() {
  const { t } = useTranslation('stageTests');
  const places = useStagePlaces();
  const [params] = useSearchParams();
  const testId = params.get('test');
  const test = useRead(stageTestsApi.detail, testId === null ? null : { testId });
  if (testId === null)
    return (
      <>
        <PageHead title={t('import.title')} />
        <Card>
          <EmptyState
            title={t('import.choose')}
            hint={t('import.chooseHint')}
            action={<GoButton to={places.setUp()}>{t('setUp.link')}</GoButton>}
          />
        </Card>
      </>
    );
  return <Screen read={test}>{(one) => <OfTest test={one} />}</Screen>;
}

function OfTest({ test }: { test: StageTest }) {
  const { t } = useTranslation('stageTests');
  const places = useStagePlaces();
  const [params, setParams] = useSearchParams();
  const importId = params.get('import');
  const open = (id: string | null) =>
    setParams(id === null ? { test: test.testId } : { test: test.testId, import: id });
  if (importId !== null) return <Work key={importId} importId={importId} test={test} onLeave={() => open(null)} />;
  return (
    <>
      <PageHead
        title={<span translate="no">{test.name}</span>}
        note={[t('import.title'), t('setUp.scored', { count: test.scored })].join(' · ')}
        back={places.setUp()}
        extra={
          <>
            <StateTag state={test.state} />
            {test.scored > 0 && <GoButton to={places.results(test.testId)}>{t('import.see')}</GoButton>}
          </>
        }
      />
      {test.can.bringScores && (
        <div className={styles.sources}>
          <TableCard test={test} onRead={open} />
          <FeedCard test={test} onRead={open} />
        </div>
      )}
      <History test={test} onOpen={open} />
    </>
  );
}
