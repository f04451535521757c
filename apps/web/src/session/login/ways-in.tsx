import type { LoginAnswer } from '@zhibi/contract/session';
import { useTranslation } from 'react-i18next';
import { type LoginTab, type Source, session, useSession } from '../../platform/session-store.js';
import { AccountForm } from './account-form.js';
import { LoginTabs } from './login-tabs.js';
import { PhoneForm } from './phone-form.js';
import { WeixinPanel } from './weixin-panel.js';

interface Props {
  source: Source | '';
  weixin: { refused: string; isEntering: boolean };
  onAnswer: (answer: LoginAnswer) => void;
}

/** The three ways in of a school's people; the browser remembers which was used. */
export function WaysIn({ source, weixin, onAnswer }: Props) {
  const { t } = useTranslation('session');
  const { loginTab } = useSession();
  const chosen = weixin.isEntering ? 'weixin' : loginTab || 'account';
  const choose = (name: 'account' | Exclude<LoginTab, ''>) => session.set({ loginTab: name === 'account' ? '' : name });
  const panels = {
    account: <AccountForm isAdmin={false} source={source} onAnswer={onAnswer} />,
    phone: <PhoneForm source={source} onAnswer={onAnswer} />,
    weixin: <WeixinPanel {...weixin} />,
  };
  const tabs = (['account', 'phone', 'weixin'] as const).map((name) => ({
    name,
    words: t(`tab.${name}`),
    panel: panels[name],
  }));
  return <LoginTabs tabs={tabs} chosen={chosen} onChoose={choose} />;
}
