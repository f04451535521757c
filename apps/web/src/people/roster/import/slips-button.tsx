import { type PasswordSlip, peopleApi } from '@zhibi/contract/people';
import { type RosterImport, rosterApi } from '@zhibi/contract/people/roster';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRead, useWrite } from '../../../platform/api.js';
import { onDemand } from '../../../platform/layout/on-demand.js';
import { notify } from '../../../platform/notify.js';

const SlipDialog = onDemand(() => import('../../parts/slips/slip-dialog.js').then((made) => made.SlipDialog));
const EVERY_MS = 1_000;

export interface SlipsButtonProps {
  importId: string;
  slips: NonNullable<RosterImport['slips']>;
}

/** The password slips of the accounts that an import opened: being made, to be taken once, or gone. */
export function SlipsButton({ importId, slips: { batchId, making, ready } }: SlipsButtonProps) {
  const { t } = useTranslation('roster');
  const [slips, setSlips] = useState<readonly PasswordSlip[] | null>(null);
  useRead(rosterApi.detail, { importId }, making > 0 ? { everyMs: EVERY_MS } : {}); // the same answer in the cache as the page above reads
  const take = useWrite(peopleApi.slips, [rosterApi.detail], {
    onDone: ({ items }) => (items.length > 0 ? setSlips(items) : notify.warn(t('slips.gone'))),
  });
  return (
    <>
      {making > 0 ? (
        <Button type="primary" loading>
          {t('slips.making', { count: making })}
        </Button>
      ) : ready > 0 ? (
        <Button type="primary" loading={take.isPending} onClick={() => take.mutate({ batchId })}>
          {t('slips.take', { count: ready })}
        </Button>
      ) : null}
      {slips && <SlipDialog slips={slips} onClose={() => setSlips(null)} />}
    </>
  );
}
