import { credentialsApi } from '@zhibi/contract/session';
import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../../platform/api.js';
import { Card } from '../../../platform/layout/card.js';
import { Screen } from '../../../platform/screen.js';
import { MailForm } from '../parts/mail-form.js';
import { PasswordForm } from '../parts/password-form.js';
import { PhoneForm } from '../parts/phone-form.js';
import { UnbindForm } from '../parts/unbind-form.js';
import styles from './page.module.css';

type Form = 'password' | 'phone' | 'mail' | 'weixin';

/** The password, the phone and the WeChat that let this person in, and changing them. */
export function WaysIn() {
  const { t } = useTranslation('profile');
  const read = useRead(credentialsApi.bindings, {});
  const [open, setOpen] = useState<Form | null>(null);
  const close = () => setOpen(null);
  return (
    <Card title={t('ways.title')}>
      <Screen read={read} skeleton={{ rows: 3 }}>
        {({ phone, mail, mailOffered, weixin, weixinOffered }) => (
          <ul className={styles.ways}>
            <Way name={t('ways.password')} fact={t('ways.passwordHint')}>
              <Button onClick={() => setOpen('password')}>{t('ways.changePassword')}</Button>
            </Way>
            <Way name={t('ways.phone')} fact={phone || t('ways.noPhone')}>
              <Button onClick={() => setOpen('phone')}>{t(phone ? 'ways.changePhone' : 'ways.bindPhone')}</Button>
            </Way>
            {(mail || mailOffered) && (
              <Way name={t('ways.mail')} fact={mail || t('ways.noMail')}>
                <Button onClick={() => setOpen('mail')}>{t(mail ? 'ways.changeMail' : 'ways.bindMail')}</Button>
              </Way>
            )}
            {(weixin || weixinOffered) && (
              <Way name={t('ways.weixin')} fact={t(weixin ? 'ways.weixinBound' : 'ways.noWeixin')}>
                {weixin && <Button onClick={() => setOpen('weixin')}>{t('ways.unbind')}</Button>}
              </Way>
            )}
          </ul>
        )}
      </Screen>
      {open === 'password' && <PasswordForm onClose={close} />}
      {open === 'phone' && <PhoneForm onClose={close} />}
      {open === 'mail' && <MailForm isBound={Boolean(read.data?.mail)} onClose={close} />}
      {open === 'weixin' && <UnbindForm onClose={close} />}
    </Card>
  );
}

const Way = ({ name, fact, children }: { name: string; fact: string; children: ReactNode }) => (
  <li>
    <b>{name}</b>
    <span>{fact}</span>
    {children}
  </li>
);
