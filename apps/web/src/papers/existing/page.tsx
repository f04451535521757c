import { useTranslation } from 'react-i18next';
import { useSubjectId } from '../../people/index.js';
import { EmptyState } from '../../platform/layout/empty-state.js';
import { PageHead } from '../../platform/layout/page-head.js';
import { useAddress } from '../../platform/use-address.js';
import { Adapt } from './adapt.js';
import { Choose } from './choose.js';

/** A paper from an existing one: chosen first, then changed question by question. */
export function Page() {
  const { t } = useTranslation('existing');
  const subjectId = useSubjectId();
  const { now } = useAddress(['paper', 'shelf']);
  if (now.paper !== '') return <Adapt key={now.paper} paperId={now.paper} />;
  return (
    <>
      <PageHead title={t('title')} note={t(now.shelf === 'ground' ? 'onPaper' : 'hint')} back="/source/list" />
      {subjectId === null ? (
        <EmptyState title={t('noSubject')} hint={t('noSubjectHint')} />
      ) : (
        <Choose key={subjectId} subjectId={subjectId} />
      )}
    </>
  );
}
