import { operationsApi, type SettingRow } from '@zhibi/contract/operations';
import { Button, Form, Input, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../../platform/api.js';
import { Dialog } from '../../../platform/layout/dialog.js';
import { notify } from '../../../platform/notify.js';
import styles from './settings.module.css';

interface SettingDialogProps {
  row: SettingRow;
  onClose: () => void;
}

/** Another value for a setting, from the next start on; or the usual one again. */
export function SettingDialog({ row, onClose }: SettingDialogProps) {
  const { t } = useTranslation('operations');
  const { name, about, value, next, source, expected, options } = row;
  const [typed, setTyped] = useState(next === null ? (value ?? '') : (next.value ?? ''));
  const [wrong, setWrong] = useState(false);
  const save = useWrite(operationsApi.changeInstallationSetting, [operationsApi.installationSettings], {
    handles: ['wrong-value'],
    onRefused: (refusal) => setWrong(refusal.reason === 'wrong-value'),
    onDone: () => {
      onClose();
      notify.done(t('system.settings.saved'));
    },
  });
  const change = (text: string) => {
    setTyped(text);
    setWrong(false);
  };
  const isWritten = source === 'file' || next !== null;
  return (
    <Dialog
      title={t('system.settings.changeOf', { name })}
      onClose={onClose}
      foot={{
        isBusy: save.isPending,
        isDisabled: typed.trim() === '',
        onMain: () => save.mutate({ name, value: typed.trim() }),
        others: isWritten && (
          <Button loading={save.isPending} onClick={() => save.mutate({ name, value: null })}>
            {t('system.settings.usual')}
          </Button>
        ),
      }}
    >
      <p className={styles.note}>{about}</p>
      <Form layout="vertical">
        <Form.Item
          label={t('system.settings.value')}
          htmlFor="setting-value"
          validateStatus={wrong ? 'error' : ''}
          help={wrong ? t('system.settings.wrong', { expected }) : expected}
        >
          {options.length > 0 ? (
            <Select
              id="setting-value"
              value={typed}
              options={options.map((one) => ({ value: one, label: one }))}
              onChange={change}
            />
          ) : (
            <Input
              id="setting-value"
              autoFocus
              maxLength={500}
              value={typed}
              onChange={({ target }) => change(target.value)}
            />
          )}
        </Form.Item>
      </Form>
      <p className={styles.note}>{t('system.settings.atStart')}</p>
    </Dialog>
  );
}
