import { PrinterOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { organisationApi, tidyCode } from '@zhibi/contract/people/organisation';
import { QRCode } from 'antd';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { call, type Refusal } from '../../../platform/api.js';
import { Dialog } from '../../../platform/layout/dialog.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { Screen } from '../../../platform/screen.js';
import { formatFarDay } from '../../../platform/time.js';
import styles from './slips.module.css';

export type Wanted = { batchId: string } | { codeIds: string[] };
type Answer = z.output<typeof organisationApi.codeSlips.output>;

/** So many slips are on one A4 sheet. */
const A_SHEET = 10;

/** Unused codes as slips on A4: the code in groups, and a picture that opens the registration page. */
export function Slips({ which, onClose }: { which: Wanted; onClose: () => void }) {
  const { t } = useTranslation(['organisation', 'platform']);
  // Asked once for each opening: every asking is in the audit log.
  const slips = useQuery<Answer, Refusal>({
    queryKey: [organisationApi.codeSlips.path, which],
    queryFn: () => call(organisationApi.codeSlips, { which }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const count = slips.data?.items.length ?? 0;
  return (
    <Dialog
      size="wide"
      title={t('slips.title', { count })}
      onClose={onClose}
      foot={{
        words: t('slips.print'),
        icon: <PrinterOutlined />,
        isDisabled: count === 0,
        onMain: () => print(),
        cancelWords: t('platform:close'),
        note: t('slips.hint', { sheets: Math.ceil(count / A_SHEET) }),
      }}
    >
      <Screen
        read={slips}
        skeleton={{ rows: 5 }}
        isEmpty={({ items }) => items.length === 0}
        empty={<EmptyState title={t('slips.none')} hint={t('slips.noneHint')} />}
      >
        {({ items }) => (
          <section className={styles.sheets} aria-label={t('slips.sheet')}>
            {items.map((slip) => (
              <Slip key={slip.codeId} slip={slip} />
            ))}
          </section>
        )}
      </Screen>
    </Dialog>
  );
}

function Slip({ slip: { code, schoolName, role, className, validUntil } }: { slip: Answer['items'][number] }) {
  const { t } = useTranslation('organisation');
  const address = `${location.origin}/login?register=${tidyCode(code)}`;
  return (
    <article className={styles.slip}>
      <QRCode value={address} size={96} type="svg" bordered={false} />
      <div>
        <strong>{schoolName}</strong>
        <span>{[t(`roles.${role}`), className].filter(Boolean).join(' · ')}</span>
        <b>{code}</b>
        <span>{t('slips.validUntil', { day: formatFarDay(validUntil) })}</span>
        <span>{t('slips.how', { address: `${location.host}/login` })}</span>
      </div>
    </article>
  );
}
