import { useQueryClient } from '@tanstack/react-query';
import { fieldMessages, fieldRules } from '@zhibi/contract/kernel';
import { type AccountRow, type KeptRole, organisationApi } from '@zhibi/contract/people/organisation';
import { Checkbox, Form, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { call, type Refusal, refresh, useWrite } from '../../../platform/api.js';
import { DraftForm } from '../../../platform/drafts/draft-form.js';
import { fieldErrors, fieldRule, showWrong } from '../../../platform/form-errors.js';
import { Drawer } from '../../../platform/layout/drawer.js';
import { Foot } from '../../../platform/layout/foot.js';
import { notify } from '../../../platform/notify.js';
import { useSession } from '../../../platform/session-store.js';
import { ChangedNote } from '../parts/changed-note.js';
import { SchoolField } from '../parts/school-field.js';
import type { Shown } from '../parts/shown-password.js';

interface Fields {
  account: string;
  name: string;
  phone: string;
  roles: KeptRole[];
  schoolId: string;
}
/** The field that a refusal is about. */
const fieldOf = (reason: string): 'account' | 'phone' | undefined =>
  reason.startsWith('account-') ? 'account' : reason === 'phone-taken' ? 'phone' : undefined;

interface AccountDrawerProps {
  editing: AccountRow | 'new' | null;
  /** The school that the list shows, for a new account. */
  schoolId: string;
  onShown: (shown: Shown) => void;
  onClose: () => void;
}

export function AccountDrawer({ editing, ...rest }: AccountDrawerProps) {
  const { t } = useTranslation('organisation');
  return (
    <Drawer
      title={editing === 'new' || editing === null ? t('accounts.add') : editing.name}
      open={editing !== null}
      onClose={rest.onClose}
    >
      {editing !== null && <Inside account={editing === 'new' ? null : editing} {...rest} />}
    </Drawer>
  );
}

type InsideProps = Omit<AccountDrawerProps, 'editing'> & { account: AccountRow | null };

function Inside({ account, schoolId, onShown, onClose }: InsideProps) {
  const { t } = useTranslation('organisation');
  const { language } = useSession();
  const queries = useQueryClient();
  const [form] = Form.useForm<Fields>();
  const [seen, setSeen] = useState(account);
  const [isChanged, setIsChanged] = useState(false);
  const roles = Form.useWatch('roles', form) ?? [];
  const isOfOrganisation = roles.includes('ORGADMIN');
  const refreshes = [organisationApi.accounts];
  const onRefused = (refusal: Refusal) => {
    setIsChanged(refusal.reason === 'changed');
    const field = fieldOf(refusal.reason);
    if (field) showWrong(form, [{ name: field, errors: [refusal.message] }]);
    showWrong(form, fieldErrors<Fields>(refusal));
  };
  const handles = ['account-taken', 'account-too-long', 'phone-taken', 'fields'] as const;
  const creating = useWrite(organisationApi.createAccount, refreshes, {
    onDone: (made) => {
      onClose();
      onShown(made);
    },
    onRefused,
    handles,
  });
  const saving = useWrite(organisationApi.saveAccount, refreshes, {
    onDone: () => {
      notify.done(t('saved'));
      onClose();
    },
    onRefused,
    handles,
  });
  const save = ({ schoolId: chosen, ...rest }: Fields) => {
    if (seen === null) creating.mutate({ ...rest, schoolId: isOfOrganisation ? null : chosen });
    else
      saving.mutate({
        accountId: seen.accountId,
        name: rest.name,
        phone: rest.phone,
        roles: rest.roles,
        seen: { name: seen.name, phone: seen.phone, roles: seen.roles },
      });
  };
  const takeNewest = async () => {
    const { items } = await call(organisationApi.accounts, { words: seen?.account });
    const newest = items.find((one) => one.accountId === seen?.accountId);
    await refresh(queries, refreshes);
    if (newest === undefined) return onClose();
    setSeen(newest);
    form.setFieldsValue({ name: newest.name, phone: newest.phone, roles: newest.roles });
    setIsChanged(false);
  };
  const reported = (rule: 'account' | 'name' | 'phone') => fieldMessages[rule]?.[language] ?? '';
  const roleOptions = (['SCHOOLADMIN', 'SCHOOLPRINCIPAL', 'ORGADMIN'] as const).map((role) => ({
    value: role,
    label: t(`roles.${role}`),
    disabled:
      (role === 'ORGADMIN' && roles.some((one) => one !== 'ORGADMIN')) ||
      (role !== 'ORGADMIN' && isOfOrganisation) ||
      (seen !== null && (seen.schoolId === null) !== (role === 'ORGADMIN')),
  }));
  return (
    <>
      <ChangedNote isShown={isChanged} onNewest={() => void takeNewest()} />
      <DraftForm
        draft={`account ${account?.accountId ?? 'new'}`}
        on={account ? JSON.stringify([account.name, account.phone, account.roles]) : undefined}
        form={form}
        onFinish={save}
        layout="vertical"
        initialValues={
          seen ? { ...seen, schoolId: seen.schoolId ?? '' } : { phone: '', roles: ['SCHOOLADMIN'], schoolId }
        }
      >
        {seen === null && (
          <Form.Item
            name="account"
            label={t('accounts.account')}
            required
            rules={[fieldRule(fieldRules.account, reported('account'))]}
          >
            <Input autoFocus autoComplete="off" />
          </Form.Item>
        )}
        <Form.Item
          name="name"
          label={t('accounts.name')}
          required
          rules={[fieldRule(fieldRules.name, reported('name'))]}
        >
          <Input autoComplete="off" />
        </Form.Item>
        <Form.Item
          name="phone"
          label={t('accounts.phone')}
          rules={[fieldRule(z.literal('').or(fieldRules.phone), reported('phone'))]}
        >
          <Input inputMode="tel" autoComplete="off" />
        </Form.Item>
        <Form.Item
          name="roles"
          label={t('accounts.role')}
          rules={[{ required: true, message: t('accounts.needRole') }]}
        >
          <Checkbox.Group options={roleOptions} />
        </Form.Item>
        {seen === null && !isOfOrganisation && (
          <Form.Item name="schoolId" label={t('school')} rules={[{ required: true, message: t('needSchool') }]}>
            <SchoolField />
          </Form.Item>
        )}
        <Foot isBusy={creating.isPending || saving.isPending} onCancel={onClose} />
      </DraftForm>
    </>
  );
}
