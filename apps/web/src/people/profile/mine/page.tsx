import {
  EditOutlined,
  IdcardOutlined,
  LockOutlined,
  MailOutlined,
  MobileOutlined,
  WechatOutlined,
} from '@ant-design/icons';
import { credentialsApi } from '@zhibi/contract/session';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../../platform/api.js';
import { onDemand } from '../../../platform/layout/on-demand.js';
import { Row } from '../../../platform/touch/row.js';
import { Sheet } from '../../../platform/touch/sheet.js';
import { Tile } from '../../../platform/touch/tile.js';
import { TouchHead } from '../../../platform/touch/touch-head.js';
import { HeadField } from '../../parts/head-field.js';
import { useUser } from '../../user.js';
import styles from './page.module.css';

interface FormProps {
  open: boolean;
  onClose: () => void;
}
const isOpen = ({ open }: FormProps) => open;
const PasswordForm = onDemand<FormProps>(async () => {
  const { PasswordForm: Form } = await import('../parts/password-form.js');
  return ({ open, onClose }) => open && <Form onClose={onClose} />;
}, isOpen);
const PhoneForm = onDemand<FormProps>(async () => {
  const { PhoneForm: Form } = await import('../parts/phone-form.js');
  return ({ open, onClose }) => open && <Form onClose={onClose} />;
}, isOpen);
const MailForm = onDemand<FormProps & { isBound: boolean }>(async () => {
  const { MailForm: Form } = await import('../parts/mail-form.js');
  return ({ open, isBound, onClose }) => open && <Form isBound={isBound} onClose={onClose} />;
}, isOpen);
const UnbindForm = onDemand<FormProps>(async () => {
  const { UnbindForm: Form } = await import('../parts/unbind-form.js');
  return ({ open, onClose }) => open && <Form onClose={onClose} />;
}, isOpen);

const sign = (icon: ReactNode) => <Tile>{icon}</Tile>;

/** A student's own things: the face, what the school keeps, the pen, and how one gets in. */
export function Page() {
  const { t } = useTranslation('profile');
  const user = useUser();
  const { data: ways } = useRead(credentialsApi.bindings, {});
  const [form, setForm] = useState<'password' | 'phone' | 'mail' | 'weixin' | null>(null);
  const close = () => setForm(null);
  return (
    <>
      <TouchHead
        title={user.name}
        note={[user.classNames, user.schoolHidden ? '' : user.schoolName].filter(Boolean).join(' · ')}
      />
      <div className={styles.sheets}>
        <Sheet>
          <HeadField user={user} size={72} />
        </Sheet>
        <Sheet rows>
          <Row
            tile={sign(<IdcardOutlined />)}
            title={t('mine.record')}
            note={t('mine.recordHint')}
            to="/student/info"
          />
          <Row
            tile={sign(<EditOutlined />)}
            title={t('mine.pen')}
            note={user.deviceMac ? t('mine.penIs', { mac: user.deviceMac }) : t('mine.noPen')}
          />
        </Sheet>
        <Sheet rows label={t('ways.title')}>
          <Row
            tile={sign(<LockOutlined />)}
            title={t('ways.password')}
            note={t('ways.changePassword')}
            onTap={() => setForm('password')}
          />
          <Row
            tile={sign(<MobileOutlined />)}
            title={t('ways.phone')}
            note={ways && (ways.phone || t('mine.noPhone'))}
            onTap={() => setForm('phone')}
          />
          {ways && (ways.mail || ways.mailOffered) && (
            <Row
              tile={sign(<MailOutlined />)}
              title={t('ways.mail')}
              note={ways.mail || t('ways.noMail')}
              onTap={() => setForm('mail')}
            />
          )}
          {ways && (ways.weixin || ways.weixinOffered) && (
            <Row
              tile={sign(<WechatOutlined />)}
              title={t('ways.weixin')}
              note={t(ways.weixin ? 'ways.weixinBound' : 'ways.noWeixin')}
              {...(ways.weixin ? { onTap: () => setForm('weixin') } : {})}
            />
          )}
        </Sheet>
      </div>
      <PasswordForm open={form === 'password'} onClose={close} />
      <PhoneForm open={form === 'phone'} onClose={close} />
      <MailForm open={form === 'mail'} isBound={Boolean(ways?.mail)} onClose={close} />
      <UnbindForm open={form === 'weixin'} onClose={close} />
    </>
  );
}
