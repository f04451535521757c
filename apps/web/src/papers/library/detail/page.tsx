import { libraryApi } from '@zhibi/contract/papers/library';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../../platform/api.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { PageHead } from '../../../platform/layout/page-head.js';
import { Screen } from '../../../platform/screen.js';
import { useSearchParams } from '../../../platform/search-params.js';
import { Versions } from '../parts/versions.js';
import { Content } from './content.js';
import { Homework } from './homework.js';
import { RecordHead } from './record-head.js';
import { Results } from './results.js';

/** All that the library knows of one paper. */
export function Page() {
  const { t } = useTranslation('library');
  const paperId = useSearchParams()[0].get('paper');
  if (!paperId)
    return (
      <>
        <PageHead title={t('titles.detail')} />
        <EmptyState title={t('none')} hint={t('noneHint')} />
      </>
    );
  return <OnePaper key={paperId} paperId={paperId} />;
}

function OnePaper({ paperId }: { paperId: string }) {
  const { t } = useTranslation('library');
  const record = useRead(libraryApi.detail, { paperId });
  return (
    <>
      {record.data ? <RecordHead record={record.data} /> : <PageHead title={t('titles.detail')} />}
      <Screen read={record} skeleton={{ rows: 12 }}>
        {(data) => (
          <>
            <Versions versions={data.versions} revision={data.paper.revision} />
            <Homework record={data} />
            <Results record={data} />
            <Content paper={data.paper} />
          </>
        )}
      </Screen>
    </>
  );
}
