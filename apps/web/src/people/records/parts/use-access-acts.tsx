import type { Endpoint } from '@zhibi/contract/kernel';
import type { PasswordSlip } from '@zhibi/contract/people';
import { recordsApi, type Whose } from '@zhibi/contract/people/records';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useWrite } from '../../../platform/api.js';
import { jobs } from '../../../platform/jobs.js';
import { Dialog } from '../../../platform/layout/dialog.js';
import { onDemand } from '../../../platform/layout/on-demand.js';
import { notify } from '../../../platform/notify.js';
import { useSearchParams } from '../../../platform/search-params.js';
import { namesOf } from './names.js';

const SlipBatch = onDemand(() => import('../slips/slip-batch.js').then((made) => made.SlipBatch));
const SlipDialog = onDemand(() => import('../../parts/slips/slip-dialog.js').then((made) => made.SlipDialog));

interface Person {
  id: string;
  name: string;
}
type Act = 'reset' | 'disable' | 'enable';

/**
 * Passwords and access of one or many people: asks, acts, and shows the slips. `dialogs` is drawn once by the screen.
 * The slips of many are made by a job whose id stands in the address, so that one may leave and come back.
 */
export function useAccessActs(whose: Whose, refreshes: readonly Endpoint[]) {
  const { t } = useTranslation('records');
  const [asked, setAsked] = useState<{ act: Act; people: readonly Person[] } | null>(null);
  const [slips, setSlips] = useState<readonly PasswordSlip[] | null>(null);
  const [params, setParams] = useSearchParams();
  const { pathname } = useLocation();
  const jobId = params.get('slips');
  const showJob = (id: string | null) =>
    setParams((before) => {
      const next = new URLSearchParams(before);
      if (id) next.set('slips', id);
      else next.delete('slips');
      return next;
    });
  const close = () => setAsked(null);
  const reset = useWrite(recordsApi.resetPasswords, refreshes, {
    onDone: ({ slip, jobId: started }) => {
      close();
      if (slip) setSlips([slip]);
      if (!started) return;
      jobs.follow(started, t('slips.title'), `${pathname}?slips=${started}`);
      showJob(started);
    },
    onRefused: close,
  });
  const disable = useWrite(recordsApi.disable, refreshes, {
    onDone: ({ changed }) => {
      close();
      notify.done(t('act.disabled', { count: changed }));
    },
    onRefused: close,
  });
  const enable = useWrite(recordsApi.enable, refreshes, {
    onDone: ({ changed }) => notify.done(t('act.enabled', { count: changed })),
  });
  const run = (act: Act, people: readonly Person[]) => {
    const input = { whose, ids: people.map(({ id }) => id) };
    if (act === 'reset') reset.mutate(input);
    if (act === 'disable') disable.mutate(input);
    if (act === 'enable') enable.mutate(input);
  };
  const names = namesOf(asked?.people ?? []);
  const dialogs = (
    <>
      <Dialog
        open={asked !== null}
        title={asked?.act === 'disable' ? t('act.disableAsk', { names }) : t('act.resetAsk', { names })}
        onClose={close}
        foot={{
          words: asked?.act === 'disable' ? t('act.disable') : t('act.reset'),
          isBusy: reset.isPending || disable.isPending,
          onMain: () => asked && run(asked.act, asked.people),
        }}
      >
        {asked?.act === 'disable' ? t('act.disableHint') : t('act.resetHint')}
      </Dialog>
      {slips && <SlipDialog slips={slips} onClose={() => setSlips(null)} />}
      {jobId && <SlipBatch jobId={jobId} onClose={() => showJob(null)} />}
    </>
  );
  const ask = (act: Act, people: readonly Person[]) => {
    if (act === 'enable') run(act, people);
    else setAsked({ act, people });
  };
  return { ask, showSlip: (slip: PasswordSlip) => setSlips([slip]), dialogs };
}
