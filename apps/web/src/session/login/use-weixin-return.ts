import { type weixinApi as Api, sessionReasons, weixinApi, weixinReasons } from '@zhibi/contract/session';
import { useEffect, useRef, useState } from 'react';
import type { z } from 'zod';
import { useWrite } from '../../platform/api.js';
import type { Source } from '../../platform/partner-source.js';
import { useSearchParams } from '../../platform/search-params.js';
import { session } from '../../platform/session-store.js';
import { reasonsOf } from './reasons-of.js';
import { weixinReturn } from './weixin-address.js';

type Answer = z.output<(typeof Api)['weixinCertification']['output']>;

/** Takes what WeChat brought back out of the address, once, and asks the server who it is. */
export function useWeixinReturn(source: Source | '', onAnswer: (answer: Answer) => void) {
  const [query, setQuery] = useSearchParams();
  const [refused, setRefused] = useState('');
  const taken = useRef('');
  const certifying = useWrite(weixinApi.weixinCertification, [], {
    onDone: onAnswer,
    onRefused: (refusal) => setRefused(refusal.is('network') ? '' : refusal.message),
    handles: reasonsOf({ ...sessionReasons, ...weixinReasons }),
  });
  const { mutate } = certifying;
  const back = weixinReturn(query);

  // The address is outside React: a code must not stay in it, and serves once however often this is drawn.
  useEffect(() => {
    if (!back || taken.current === back.state) return;
    taken.current = back.state;
    session.set({ loginTab: 'weixin' });
    setQuery(
      (all) => {
        all.delete('code');
        all.delete('state');
        return all;
      },
      { replace: true },
    );
    mutate({ ...back, ...(source ? { source } : {}) });
  }, [back, setQuery, mutate, source]);

  return { refused, isEntering: back !== null || certifying.isPending };
}
