import { homeworkApi, type LoadLimits } from '@zhibi/contract/homework';
import { Alert, Button, Checkbox, InputNumber } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { useRead, useWrite } from '../../../platform/api.js';
import { useDraft } from '../../../platform/drafts/use-draft.js';
import { Dialog } from '../../../platform/layout/dialog.js';
import { notify } from '../../../platform/notify.js';
import { AppealFields } from './appeal-fields.js';
import styles from './page.module.css';

const grades: readonly (keyof LoadLimits)[] = ['infant', 'primary', 'junior', 'senior'];
const MOST = 600;
type Setting = z.output<typeof homeworkApi.loadSetting.output>;

/** What the school allows on a day, and whether its classes have public pages: for who may change it. */
export function SettingButton() {
  const { t } = useTranslation('homework');
  const { data } = useRead(homeworkApi.loadSetting, {});
  const [isOpen, setOpen] = useState(false);
  if (!data?.canChange) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('load.setting')}</Button>
      {isOpen && <SettingDialog setting={data} onClose={() => setOpen(false)} />}
    </>
  );
}

function SettingDialog({ setting, onClose }: { setting: Setting; onClose: () => void }) {
  const { t } = useTranslation('homework');
  const [form, setForm, drop] = useDraft(`load setting ${setting.revision}`, () => ({
    limits: setting.limits,
    notice: setting.notice,
    photoSlips: setting.photoSlips,
    remindByMessage: setting.remindByMessage,
    appealDays: setting.appealDays,
    appealBudget: setting.appealBudget,
  }));
  const [problem, setProblem] = useState<string>();
  const saving = useWrite(homeworkApi.saveLoadSetting, [homeworkApi.loadSetting, homeworkApi.calendar], {
    handles: ['changed'],
    onDone: () => {
      drop();
      notify.done(t('load.settingDone'));
      onClose();
    },
    onRefused: ({ message }) => setProblem(message),
  });
  const set = (grade: keyof LoadLimits, minutes: number | null) =>
    setForm({ ...form, limits: { ...form.limits, [grade]: minutes } });
  return (
    <Dialog
      title={t('load.setting')}
      keepsTyping
      onClose={onClose}
      foot={{
        isBusy: saving.isPending,
        onMain: () => saving.mutate({ ...form, revision: setting.revision }),
      }}
    >
      <div className={styles.fields}>
        {grades.map((grade) => (
          <div key={grade} className={styles.limit}>
            <span>{t(`load.grades.${grade}`)}</span>
            <InputNumber
              aria-label={t(`load.grades.${grade}`)}
              min={0}
              max={MOST}
              precision={0}
              disabled={form.limits[grade] === null}
              value={form.limits[grade]}
              onChange={(minutes) => set(grade, minutes ?? 0)}
            />
            <Checkbox
              checked={form.limits[grade] === null}
              onChange={({ target }) => set(grade, target.checked ? null : 0)}
            >
              {t('load.noLimit')}
            </Checkbox>
          </div>
        ))}
        <p>{t('load.settingHint')}</p>
        <Checkbox checked={form.notice} onChange={({ target }) => setForm({ ...form, notice: target.checked })}>
          {t('load.showNotice')}
        </Checkbox>
        <Checkbox checked={form.photoSlips} onChange={({ target }) => setForm({ ...form, photoSlips: target.checked })}>
          {t('load.allowSlips')}
        </Checkbox>
        {setting.hasMessages && (
          <Checkbox
            checked={form.remindByMessage}
            onChange={({ target }) => setForm({ ...form, remindByMessage: target.checked })}
          >
            {t('load.remindByMessage')}
          </Checkbox>
        )}
        <AppealFields value={form} onChange={(terms) => setForm({ ...form, ...terms })} />
        {problem && <Alert type="error" showIcon title={problem} />}
      </div>
    </Dialog>
  );
}
