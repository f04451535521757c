import { libraryApi, type TechnicalRecord } from '@zhibi/contract/papers/library';
import { useTranslation } from 'react-i18next';
import { useNames } from '../../../../people/index.js';
import { useRead } from '../../../../platform/api.js';
import { EmptyState } from '../../../../platform/layout/empty-state.js';
import { GoButton } from '../../../../platform/layout/go-button.js';
import { PageHead } from '../../../../platform/layout/page-head.js';
import { Screen } from '../../../../platform/screen.js';
import { useSearchParams } from '../../../../platform/search-params.js';
import { PaperStatusTag } from '../../../parts/paper-status.js';
import { Versions } from '../../parts/versions.js';
import { Bindings } from './bindings.js';
import { Codes } from './codes.js';
import { Key } from './key.js';
import { Pages } from './pages.js';

/** The technical record of one paper: pages, geometries, page codes, homework, key. */
export function Page() {
  const { t } = useTranslation('library');
  const paperId = useSearchParams()[0].get('paper');
  const record = useRead(libraryApi.recordOfSchool, paperId === null ? null : { paperId });
  if (paperId === null)
    return (
      <>
        <PageHead title={t('ofSchool.record')} back="/devops/paper" />
        <EmptyState title={t('none')} hint={t('noneHint')} />
      </>
    );
  return (
    <>
      {record.data ? <Head record={record.data} /> : <PageHead title={t('ofSchool.record')} back="/devops/paper" />}
      <Screen read={record} skeleton={{ rows: 12 }}>
        {(data) => (
          <>
            <Versions versions={data.versions} revision={data.revision} />
            <Pages key={data.paperId} record={data} />
            <Codes record={data} />
            <Bindings record={data} />
            <Key record={data} />
          </>
        )}
      </Screen>
    </>
  );
}

function Head({
  record: { paperId, title, status, subjectName, ownerName, isOfSchool, revision },
}: {
  record: TechnicalRecord;
}) {
  const { t } = useTranslation('library');
  const names = useNames();
  return (
    <PageHead
      back="/devops/paper"
      extra={
        <>
          <GoButton to={`/devops/mark?paper=${paperId}`}>{t('ofSchool.toAreas')}</GoButton>
          {isOfSchool && <GoButton to={`/devops/preview?paper=${paperId}`}>{t('ofSchool.open')}</GoButton>}
        </>
      }
      title={
        <>
          <span translate="no">{title}</span> <PaperStatusTag status={status} />
        </>
      }
      note={
        <span translate="no">
          {t('ofSchool.facts', { subject: names.subject(subjectName), owner: ownerName, revision })}
        </span>
      }
    />
  );
}
