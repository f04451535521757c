/** WeChat's own page with the code to scan. */
const SCAN_PAGE = 'https://open.weixin.qq.com/connect/qrconnect';

interface Going {
  appid: string;
  state: string;
  /** Where WeChat sends the browser back to, with `code` and `state` in the address. */
  back: string;
}

/** The address of the page to scan at. The parameters stand in the order that WeChat's document asks for. */
export const weixinAddress = ({ appid, state, back }: Going): string =>
  `${SCAN_PAGE}?${new URLSearchParams({
    appid,
    redirect_uri: back,
    response_type: 'code',
    scope: 'snsapi_login',
    state,
  })}#wechat_redirect`;

/** What WeChat brought back in an address; null for any other address. */
export function weixinReturn(query: URLSearchParams): { code: string; state: string } | null {
  const [code, state] = [query.get('code'), query.get('state')];
  return code && state ? { code, state } : null;
}
