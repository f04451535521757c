import { partnerLimits, partnersApi } from '@zhibi/contract/questions/partners';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../../platform/api.js';
import { notify } from '../../../platform/notify.js';
import { ReportBox } from '../../parts/book-pages/report-box.js';
import type { OfBook } from './sheet.js';

/** Tells that something on the page is wrong. */
export function ReportForm({ read: { bank, bookId }, page }: { read: OfBook; page: number }) {
  const { t } = useTranslation('partners');
  const report = useWrite(partnersApi.report, [partnersApi.book], { onDone: () => notify.done(t('preview.told')) });
  return (
    <ReportBox
      about={`${bank} ${bookId} ${page}`}
      maxLength={partnerLimits.reportNote}
      isSending={report.isPending}
      onSend={(note, sent) => report.mutate({ bank, bookId, page, kind: 'error', note }, { onSuccess: sent })}
    />
  );
}
