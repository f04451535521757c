import { type CentreSettings, printSettingsApi } from '@zhibi/contract/printing/settings';
import { Button, Checkbox, InputNumber, Select, Switch } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../../platform/api.js';
import { useDraft } from '../../../platform/drafts/use-draft.js';
import { Card } from '../../../platform/layout/card.js';
import { DaysField } from '../../../platform/layout/days-field.js';
import { notify } from '../../../platform/notify.js';
import styles from '../../parts/orders.module.css';
import { ClockSelect } from './time-fields.js';

const warnings = [0, 30, 60, 120, 240, 480, 1_440];

/** When the centre works, what it lets through without a reviewer, and whom it warns when. */
export function Times({ centre }: { centre: CentreSettings & { revision: number } }) {
  const { t } = useTranslation('settings');
  const [now, setNow, drop] = useDraft(`print centre ${centre.revision}`, () => centre);
  const saving = useWrite(printSettingsApi.saveCentre, [printSettingsApi.settings], {
    onDone: () => {
      drop();
      notify.done(t('set.saved'));
    },
  });
  const set = (change: Partial<CentreSettings>) => setNow({ ...now, ...change });
  const { autoApprove } = now;
  const weekdays = t('set.weekday', { returnObjects: true });
  const isWhole = now.workingDays.length > 0;
  return (
    <Card>
      <div className={styles.form}>
        <Field label={t('set.workingDays')}>
          {(label) => (
            <Checkbox.Group
              aria-label={label}
              value={now.workingDays}
              onChange={(workingDays) => set({ workingDays })}
              options={weekdays.map((day, at) => ({ value: at + 1, label: day }))}
            />
          )}
        </Field>
        <Field label={t('set.daysOff')}>
          {(label) => <DaysField aria-label={label} days={now.daysOff} onChange={(daysOff) => set({ daysOff })} />}
        </Field>
        <Field label={t('set.extraDays')}>
          {(label) => (
            <DaysField aria-label={label} days={now.extraDays} onChange={(extraDays) => set({ extraDays })} />
          )}
        </Field>
        <Field label={t('set.cutOff')} hint={t('set.cutOffHint')}>
          {(label) => <ClockSelect label={label} value={now.cutOff} onChange={(cutOff) => set({ cutOff })} />}
        </Field>
        <Field label={t('set.leadDays')}>
          {(label) => (
            <InputNumber
              aria-label={label}
              min={0}
              max={30}
              precision={0}
              value={now.leadDays}
              onChange={(leadDays) => set({ leadDays: leadDays ?? 0 })}
            />
          )}
        </Field>
        <Field label={t('set.autoApprove')} hint={t('set.autoApproveHint')}>
          {(label) => (
            <Switch
              aria-label={label}
              checked={autoApprove.enabled}
              onChange={(enabled) => set({ autoApprove: { ...autoApprove, enabled } })}
            />
          )}
        </Field>
        {autoApprove.enabled && (
          <Field label={t('set.mostSheets')}>
            {(label) => (
              <>
                <InputNumber
                  aria-label={label}
                  min={1}
                  max={1_000_000}
                  precision={0}
                  value={autoApprove.mostSheets}
                  onChange={(most) => set({ autoApprove: { ...autoApprove, mostSheets: most ?? 1 } })}
                />{' '}
                <Checkbox
                  checked={autoApprove.inColour}
                  onChange={({ target }) => set({ autoApprove: { ...autoApprove, inColour: target.checked } })}
                >
                  {t('set.inColour')}
                </Checkbox>
              </>
            )}
          </Field>
        )}
        <Field label={t('set.warn')} hint={t('set.warnHint')}>
          {(label) => (
            <Select
              aria-label={label}
              style={{ width: 200 }}
              value={now.warnMinutes}
              onChange={(warnMinutes) => set({ warnMinutes })}
              options={[...new Set([...warnings, now.warnMinutes])].map((value) => ({
                value,
                label: value === 0 ? t('set.never') : t('set.minutes', { count: value }),
              }))}
            />
          )}
        </Field>
        <Button type="primary" loading={saving.isPending} disabled={!isWhole} onClick={() => saving.mutate(now)}>
          {t('set.save')}
        </Button>
      </div>
    </Card>
  );
}

function Field({ label, hint, children }: { label: string; hint?: string; children: (label: string) => ReactNode }) {
  return (
    <div className={styles.field}>
      <span>{label}</span>
      <div>{children(label)}</div>
      {hint && <small>{hint}</small>}
    </div>
  );
}
