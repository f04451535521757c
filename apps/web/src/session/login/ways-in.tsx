import { type LoginAnswer, loginApi } from '@zhibi/contract/session';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../platform/api.js';
import type { Source } from '../../platform/partner-source.js';
import { type LoginTab, session, useSession } from '../../platform/session-store.js';
import { AccountForm } from './account-form.js';
import { Forgotten } from './forgotten.js';
import { LoginTabs } from './login-tabs.js';
import { PhoneForm } from './phone-form.js';
import { WeixinPanel } from './weixin-panel.js';

interface Props {
  source: Source | '';
  weixin: { refused: string; isEntering: boolean };
  onAnswer: (answer: LoginAnswer) => void;
}

/** The ways in of a school's people; the browser remembers which was used. */
export function WaysIn({ source, weixin, onAnswer }: Props) {
  const { t } = useTranslation('session');
  const { loginTab } = useSession();
  const offered = useRead(loginApi.waysIn, {}).data;
  // Whoever comes back from WeChat, or used it last, finds it at once; where it is not configured it is not offered.
  const isWeixinThere = offered?.weixin ?? (weixin.isEntering || loginTab === 'weixin');
  const wanted = weixin.isEntering ? 'weixin' : loginTab || 'account';
  const chosen = wanted === 'weixin' && !isWeixinThere ? 'account' : wanted;
  const choose = (name: 'account' | Exclude<LoginTab, ''>) => session.set({ loginTab: name === 'account' ? '' : name });
  const panels = {
    account: <AccountForm isAdmin={false} source={source} onAnswer={onAnswer} />,
    phone: <PhoneForm source={source} onAnswer={onAnswer} />,
    weixin: <WeixinPanel {...weixin} />,
  };
  const names = isWeixinThere ? (['account', 'phone', 'weixin'] as const) : (['account', 'phone'] as const);
  const tabs = names.map((name) => ({
    name,
    words: t(`tab.${name}`),
    panel: panels[name],
  }));
  return (
    <>
      <LoginTabs tabs={tabs} chosen={chosen} onChoose={choose} />
      {chosen === 'account' && <Forgotten onPhone={() => choose('phone')} />}
    </>
  );
}
