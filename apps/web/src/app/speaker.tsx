import { message } from 'antd';
import { useEffect } from 'react';
import { tell } from '../platform/tell.js';
import { Theme } from './theme-provider.js';

const kinds = { done: 'success', warning: 'warning', error: 'error' } as const;

/** Shows what is said in passing at the top of the window. */
export const Speaker = () => (
  <Theme>
    <Words />
  </Theme>
);

function Words() {
  const [api, holder] = message.useMessage({ top: 16, maxCount: 3 });
  // The teller lives outside React.
  useEffect(() => {
    const forget = tell.listen(
      ({ tone, text }) => void api.open({ type: kinds[tone], content: text, key: `${tone} ${text}` }),
    );
    return () => {
      forget();
    };
  }, [api]);
  return holder;
}
