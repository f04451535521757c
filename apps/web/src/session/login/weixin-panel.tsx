import { weixinApi } from '@zhibi/contract/session';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../platform/api.js';
import { useSearchParams } from '../../platform/search-params.js';
import styles from './form.module.css';
import { Icon } from './icons.js';
import { weixinAddress } from './weixin-address.js';
import { WeixinSign } from './weixin-sign.js';

/** A state lives for ten minutes; a page that was left open asks for another before. */
const RENEW_MS = 8 * 60_000;

/** The way to WeChat's page with the code to scan. `refused`: what became of the last way back from there. */
export function WeixinPanel({ refused, isEntering }: { refused: string; isEntering: boolean }) {
  const { t } = useTranslation('session');
  const [query] = useSearchParams();
  const app = useRead(weixinApi.weixinAppid, isEntering ? null : {}, { everyMs: RENEW_MS });
  const back = `${location.origin}/login${query.size ? `?${query}` : ''}`;
  const said = refused || app.error?.message;
  return (
    <div className={styles.weixin}>
      {said && (
        <p className={styles.refused} role="alert">
          <Icon name="refused" />
          {said}
        </p>
      )}
      <WeixinSign />
      <p role={isEntering ? 'status' : undefined}>{t(isEntering ? 'weixin.entering' : 'weixin.hint')}</p>
      {/* Its place is there before its address is: nothing below jumps. */}
      {!app.error && !isEntering && (
        <a className={styles.go} href={app.data && weixinAddress({ ...app.data, back })}>
          {t('weixin.go')}
        </a>
      )}
    </div>
  );
}
