import { printingApi } from '@zhibi/contract/printing';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useRead } from '../../../platform/api.js';
import { formDrafts } from '../../../platform/drafts/form-drafts.js';
import { notify } from '../../../platform/notify.js';
import { Screen } from '../../../platform/screen.js';
import { TogetherForm } from './together-form.js';
import { useSendTogether } from './use-send-together.js';

/** Booklets of a class, or other copies that belong together, are ordered in one act: each stays an order of its own. */
export function SendTogether({ printRunIds }: { printRunIds: readonly string[] }) {
  const { t } = useTranslation('send');
  const navigate = useNavigate();
  const read = useRead(printingApi.forRuns, { printRunIds: [...printRunIds] });
  const draft = `print ${printRunIds.join(' ')}`;
  const { progress, send } = useSendTogether((count) => {
    formDrafts.drop(draft);
    notify.done(t('together.done', { count }));
    void navigate('/print/orders', { replace: true });
  });
  return (
    <Screen read={read} skeleton={{ rows: 6 }}>
      {(known) => <TogetherForm {...known} draft={draft} progress={progress} onSend={send} />}
    </Screen>
  );
}
