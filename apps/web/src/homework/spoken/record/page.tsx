import { spokenApi } from '@zhibi/contract/homework/spoken';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../../platform/api.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { Screen } from '../../../platform/screen.js';
import { useSearchParams } from '../../../platform/search-params.js';
import { useSpokenNews } from '../../parts/use-spoken-news.js';
import { RecordTask } from './record-task.js';

/** A student hears a model, records, hears it again and sends it. */
export function Page() {
  const { t } = useTranslation('spoken');
  const [params] = useSearchParams();
  const spokenId = params.get('spoken');
  if (!spokenId) return <EmptyState title={t('missing')} hint={t('missingHint')} />;
  return <One key={spokenId} spokenId={spokenId} />;
}

function One({ spokenId }: { spokenId: string }) {
  const read = useRead(spokenApi.task, { spokenId });
  useSpokenNews([spokenApi.task]);
  return (
    <Screen read={read} skeleton="page">
      {({ task, tries }) => <RecordTask task={task} tries={tries} />}
    </Screen>
  );
}
