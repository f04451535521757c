import { useQueryClient } from '@tanstack/react-query';
import { type LoginAnswer, weixinApi } from '@zhibi/contract/session';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { call } from '../../platform/api.js';
import { notify } from '../../platform/notify.js';
import type { Source } from '../../platform/partner-source.js';
import { asRefusal } from '../../platform/refusal.js';
import { useSearchParams } from '../../platform/search-params.js';
import { session } from '../../platform/session-store.js';
import { safeRedirect } from '../address.js';
import type { Choices } from './chooser.js';

/** What a way in comes to: a session, the question as which login type, or a WeChat that waits for an account. */
type Answer = LoginAnswer | { bindTicket: string };

/** What happens once the server has answered: choosing, binding a WeChat by logging in once, going where one wanted to go. */
export function useEnter(source: Source | '') {
  const { t } = useTranslation('session');
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [choices, setChoices] = useState<Choices | null>(null);
  const [bindTicket, setBindTicket] = useState('');

  const startOver = () => {
    setChoices(null);
    setBindTicket('');
  };

  const bind = async () => {
    try {
      await call(weixinApi.bindWeixin, { bindTicket });
      notify.done(t('weixin.bound'));
    } catch (error) {
      // The login itself has worked: what became of the WeChat is told on the way in.
      const refusal = asRefusal(error, session.get().language);
      if (!refusal.isSaid) notify.error(refusal.message);
    }
  };

  const enter = async (answer: Answer): Promise<void> => {
    if ('bindTicket' in answer) return setBindTicket(answer.bindTicket);
    if ('choices' in answer) return setChoices(answer);
    queries.clear();
    session.begin(answer, source);
    if (bindTicket) await bind();
    await navigate(safeRedirect(query.get('redirect')), { replace: true });
  };

  return { choices, bindTicket, enter: (answer: Answer) => void enter(answer), startOver };
}
