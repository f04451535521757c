import { pageInfoOf, usualOptions } from '@zhibi/contract/printing';
import { type OfflineRecord, type OfflineWork, printOfflineApi } from '@zhibi/contract/printing/offline';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../../platform/api.js';
import { useDraft } from '../../../platform/drafts/use-draft.js';
import { Dialog } from '../../../platform/layout/dialog.js';
import { notify } from '../../../platform/notify.js';
import { nowStamp } from '../../../platform/time.js';
import { PaperFields } from './paper-fields.js';
import { WorkFields } from './work-fields.js';

interface Props {
  /** Null for a new one. */
  record: OfflineRecord | null;
  onClose: () => void;
  onSaved?: (offlineId: string) => void;
}

const fresh = (): OfflineWork => ({
  schoolId: '',
  shopId: null,
  printedOn: nowStamp().slice(0, 8),
  title: '',
  pages: 2,
  copies: 1,
  paperSize: 'A4',
  weight: '80',
  options: usualOptions,
  printedBy: '',
  reason: '',
  dots: false,
});

const workOf = ({ schoolId, shopId, printedOn, title, pages, copies, ...rest }: OfflineRecord): OfflineWork => {
  const { paperSize, weight, options, printedBy, reason, dots } = rest;
  return {
    schoolId,
    shopId,
    printedOn,
    title,
    pages,
    copies,
    paperSize,
    weight,
    options,
    printedBy,
    reason,
    dots,
  };
};

/** Writes down what was printed outside, or mends it; the sheets are counted while one types. */
export function RecordDialog({ record, onClose, onSaved }: Props) {
  const { t } = useTranslation(['offline', 'settings']);
  const [work, setWork, drop] = useDraft<OfflineWork>(
    record ? `print-offline ${record.offlineId} ${record.revision}` : 'print-offline',
    () => (record ? workOf(record) : fresh()),
  );
  const saving = useWrite(printOfflineApi.save, [printOfflineApi.list, printOfflineApi.detail], {
    onDone: ({ offlineId }) => {
      drop();
      notify.done(t('saved'));
      onClose();
      onSaved?.(offlineId);
    },
  });
  const { totalPieceCount } = pageInfoOf({ pageCount: work.pages, copies: work.copies }, work.options);
  const missing = (['schoolId', 'title', 'printedBy', 'reason'] as const).filter((name) => work[name].trim() === '');
  const labels = { schoolId: t('school'), title: t('name'), printedBy: t('printedBy'), reason: t('reason') };
  const sheets = t('total', { sheets: totalPieceCount.toLocaleString('en-US') });
  const change = (part: Partial<OfflineWork>) => setWork({ ...work, ...part });
  const seen = record && { offlineId: record.offlineId, revision: record.revision };
  return (
    <Dialog
      size="form"
      title={record ? `${t('edit')} ${record.number}` : t('add')}
      onClose={onClose}
      keepsTyping
      foot={{
        words: t('settings:set.save'),
        note:
          missing.length === 0
            ? sheets
            : `${sheets} · ${t('missing', { what: missing.map((name) => labels[name]).join(t('and')) })}`,
        isBusy: saving.isPending,
        isDisabled: missing.length > 0,
        onMain: () => saving.mutate({ ...work, ...(seen && { seen }) }),
      }}
    >
      <WorkFields work={work} isNew={record === null} onChange={change} />
      <PaperFields work={work} onChange={change} />
    </Dialog>
  );
}
