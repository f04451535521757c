import { useTranslation } from 'react-i18next';
import { PageHead } from '../../../platform/layout/page-head.js';
import { ExportList } from './export-list.js';
import { History } from './history.js';
import { SourceCard } from './source-card.js';
import styles from './source-card.module.css';
import { usePlace } from './use-place.js';
import { Work } from './work.js';

/** Bringing a list into the school: source, columns, check, apply; earlier imports with undo. */
export function Page() {
  const { t } = useTranslation('roster');
  const { place, go } = usePlace();
  if (place.importId) return <Work importId={place.importId} status={place.status} onGo={go} />;
  return (
    <div className={styles.page}>
      <PageHead title={t('title')} note={t(`note.${place.kind}`)} extra={<ExportList kind={place.kind} />} />
      <SourceCard kind={place.kind} onKind={(kind) => go({ kind })} onRead={(importId) => go({ importId })} />
      <History kind={place.kind} onOpen={(importId) => go({ importId, status: null })} />
    </div>
  );
}
