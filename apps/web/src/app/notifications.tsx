import { message } from 'antd';
import { useEffect } from 'react';
import { notify } from '../platform/notify.js';
import { Theme } from './theme-provider.js';

const kinds = { done: 'success', warning: 'warning', error: 'error' } as const;

/** Shows what is said in passing at the top of the window. */
export const Notifications = () => (
  <Theme>
    <Words />
  </Theme>
);

function Words() {
  const [api, holder] = message.useMessage({ top: 16, maxCount: 3 });
  // The notifier lives outside React.
  useEffect(() => {
    const forget = notify.listen(
      ({ tone, text }) =>
        void api.open({
          type: kinds[tone],
          content: <span style={{ whiteSpace: 'pre-line' }}>{text}</span>,
          key: `${tone} ${text}`,
        }),
    );
    return () => {
      forget();
    };
  }, [api]);
  return holder;
}
