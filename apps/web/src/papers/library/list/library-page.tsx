import { useTranslation } from 'react-i18next';
import { useSubjectId } from '../../../people/index.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { GoButton } from '../../../platform/layout/go-button.js';
import { PageHead } from '../../../platform/layout/page-head.js';
import { PlaceSwitch } from '../../../platform/layout/place-switch.js';
import { ImportProject } from '../parts/project/import-project.js';
import { ShelfView } from './shelf-view.js';

const addresses = { school: '/paper/index', mine: '/paper/list' } as const;

/** The library of papers: what colleagues share, or one's own with the archive. */
export function LibraryPage({ whose }: { whose: 'mine' | 'school' }) {
  const { t } = useTranslation('library');
  const papers = useTranslation('papers').t;
  const subjectId = useSubjectId();
  return (
    <>
      <PageHead
        title={t(`titles.${whose}`)}
        extra={
          <>
            <PlaceSwitch
              label={t('switch')}
              now={addresses[whose]}
              places={(['school', 'mine'] as const).map((place) => ({
                to: addresses[place],
                words: t(`places.${place}`),
              }))}
            />
            <ImportProject />
            <GoButton type="primary" to="/paperTest/self">
              {papers('list.fresh')}
            </GoButton>
          </>
        }
      />
      {subjectId === null ? (
        <EmptyState title={t('empty.school')} hint={t('empty.schoolHint')} />
      ) : (
        <ShelfView key={subjectId} subjectId={subjectId} whose={whose} />
      )}
    </>
  );
}
