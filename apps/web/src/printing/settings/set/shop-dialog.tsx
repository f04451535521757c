import { printingApi } from '@zhibi/contract/printing';
import { printSettingsApi, type Route, type Shop, type ShopSettings } from '@zhibi/contract/printing/settings';
import { Button, Input, Select, Switch } from 'antd';
import dayjs from 'dayjs';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useRead, useWrite } from '../../../platform/api.js';
import { useDraft } from '../../../platform/drafts/use-draft.js';
import { DayField } from '../../../platform/layout/day-field.js';
import { Dialog } from '../../../platform/layout/dialog.js';
import { notify } from '../../../platform/notify.js';
import { today } from '../../../platform/today.js';
import styles from '../../parts/orders.module.css';
import { ClockSelect } from './time-fields.js';

const FORMAT = 'YYYYMMDD';

/** How a shop is called, whether it is closed, and the rounds of its van. */
export function ShopDialog({ shop, onClose }: { shop: Shop; onClose: () => void }) {
  const { t } = useTranslation('settings');
  const id = useId();
  const { shopId, revision, name, closed, routes } = shop;
  const [now, setNow, drop] = useDraft<ShopSettings>(`print shop ${shopId} ${revision}`, () => ({
    name,
    closed,
    routes,
  }));
  const close = () => {
    drop();
    onClose();
  };
  const saving = useWrite(printSettingsApi.saveShop, [printSettingsApi.settings, printingApi.choices], {
    onDone: () => {
      notify.done(t('set.saved'));
      close();
    },
  });
  const isWhole =
    (now.closed === null || now.closed.reason.trim() !== '') &&
    now.routes.every((route) => route.name.trim() !== '' && route.schoolIds.length > 0);
  const closing = (change: Partial<NonNullable<ShopSettings['closed']>>) =>
    setNow({ ...now, closed: now.closed && { ...now.closed, ...change } });
  return (
    <Dialog
      size="form"
      title={t('set.editShop')}
      onClose={close}
      keepsTyping
      foot={{
        words: t('set.save'),
        isBusy: saving.isPending,
        isDisabled: !isWhole,
        note: !isWhole && t('set.shopLacks'),
        onMain: () => saving.mutate({ ...now, shopId, revision }),
      }}
    >
      <div className={styles.field}>
        <label htmlFor={`${id}-name`}>{t('set.shopName')}</label>
        <Input
          id={`${id}-name`}
          maxLength={40}
          placeholder={shop.shopName}
          value={now.name}
          onChange={({ target }) => setNow({ ...now, name: target.value })}
        />
      </div>
      <div className={styles.field}>
        <label htmlFor={`${id}-closed`}>{t('set.isClosed')}</label>
        <span>
          <Switch
            id={`${id}-closed`}
            checked={now.closed !== null}
            onChange={(isClosed) =>
              setNow({ ...now, closed: isClosed ? { from: today().format(FORMAT), until: null, reason: '' } : null })
            }
          />
        </span>
      </div>
      {now.closed && (
        <>
          <div className={styles.field}>
            <label htmlFor={`${id}-from`}>{t('set.closedFrom')}</label>
            <DayField
              id={`${id}-from`}
              isRequired
              value={dayjs(now.closed.from, FORMAT)}
              onChange={(day) => day && closing({ from: day.format(FORMAT) })}
            />
          </div>
          <div className={styles.field}>
            <label htmlFor={`${id}-until`}>{t('set.closedUntil')}</label>
            <DayField
              id={`${id}-until`}
              value={now.closed.until ? dayjs(now.closed.until, FORMAT) : null}
              onChange={(day) => closing({ until: day?.format(FORMAT) ?? null })}
            />
          </div>
          <div className={styles.field}>
            <label htmlFor={`${id}-reason`}>{t('set.closedReason')}</label>
            <Input
              id={`${id}-reason`}
              maxLength={200}
              value={now.closed.reason}
              onChange={({ target }) => closing({ reason: target.value })}
            />
          </div>
        </>
      )}
      <Routes routes={now.routes} onChange={(changed) => setNow({ ...now, routes: changed })} />
    </Dialog>
  );
}

/** The rounds of the van, each with its time and schools. */
function Routes({ routes, onChange }: { routes: readonly Route[]; onChange: (routes: Route[]) => void }) {
  const { t } = useTranslation('settings');
  const choices = useRead(printingApi.choices, {});
  const schools = (choices.data?.schools ?? []).map((one) => ({ value: one.schoolId, label: one.schoolName }));
  const put = (at: number, change: Partial<Route>) =>
    onChange(routes.map((route, here) => (here === at ? { ...route, ...change } : route)));
  return (
    <div className={styles.field}>
      <span>{t('set.routes')}</span>
      {routes.map((route, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rounds have no name of their own while they are typed
        <div key={at} className={styles.route}>
          <Input
            aria-label={t('set.routeName')}
            placeholder={t('set.routeName')}
            maxLength={40}
            value={route.name}
            onChange={({ target }) => put(at, { name: target.value })}
          />
          <ClockSelect
            label={t('set.departsAt')}
            value={route.departsAt}
            onChange={(departsAt) => put(at, { departsAt })}
          />
          <Select
            mode="multiple"
            maxTagCount="responsive"
            optionFilterProp="label"
            aria-label={t('set.schools')}
            placeholder={t('set.schools')}
            value={route.schoolIds}
            onChange={(schoolIds) => put(at, { schoolIds })}
            options={schools}
          />
          <Button type="link" danger size="small" onClick={() => onChange(routes.filter((_, here) => here !== at))}>
            {t('set.removeRoute')}
          </Button>
        </div>
      ))}
      <small>{t('set.routesHint')}</small>
      <span>
        <Button size="small" onClick={() => onChange([...routes, { name: '', departsAt: '1500', schoolIds: [] }])}>
          {t('set.addRoute')}
        </Button>
      </span>
    </div>
  );
}
