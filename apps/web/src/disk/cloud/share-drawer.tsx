import { type Audience, type DiskEntry, diskApi } from '@zhibi/contract/disk';
import { Button, Form, Segmented, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../people/index.js';
import { useRead, useWrite } from '../../platform/api.js';
import { Drawer } from '../../platform/layout/drawer.js';
import { Foot } from '../../platform/layout/foot.js';
import { MomentField } from '../../platform/layout/moment-field.js';
import { notify } from '../../platform/notify.js';
import { Screen } from '../../platform/screen.js';
import { formatStamp } from '../../platform/time.js';
import rows from '../parts/rows.module.css';
import styles from './cloud.module.css';

const audiences = ['class', 'school', 'region'] as const satisfies readonly Audience[];

/** With whom a file or folder is shared, and with whom else. */
export function ShareDrawer({ entry, onClose }: { entry: DiskEntry; onClose: () => void }) {
  const { t } = useTranslation('disk');
  const { cdId, name } = entry;
  const { classList } = useUser();
  const [audience, setAudience] = useState<(typeof audiences)[number]>(classList.length > 0 ? 'class' : 'school');
  const [classId, setClassId] = useState(classList[0]?.classId);
  const [mayEdit, setMayEdit] = useState(false);
  const [until, setUntil] = useState('');
  const shares = useRead(diskApi.shares, { cdId });
  const refreshed = [diskApi.shares, diskApi.list];
  const sharing = useWrite(diskApi.share, refreshed, { onDone: () => notify.done(t('share.done')) });
  const ending = useWrite(diskApi.unshare, refreshed);
  const save = () =>
    sharing.mutate({
      cdId,
      audience,
      classId: audience === 'class' ? classId : undefined,
      mayEdit: mayEdit && audience !== 'region',
      expiresAt: until === '' ? undefined : `${until.replace(/\D/g, '')}00`,
    });
  return (
    <Drawer open title={t('share.title', { name })} onClose={onClose}>
      <Form layout="vertical">
        <Form.Item label={t('share.to')}>
          <Segmented
            aria-label={t('share.to')}
            value={audience}
            onChange={setAudience}
            options={audiences.map((value) => ({
              value,
              label: t(`share.${value}`),
              disabled: value === 'class' && classList.length === 0,
            }))}
          />
        </Form.Item>
        {audience === 'class' && (
          <Form.Item label={t('share.whichClass')}>
            <Select
              aria-label={t('share.whichClass')}
              value={classId}
              onChange={setClassId}
              options={classList.map((one) => ({ value: one.classId, label: one.className }))}
            />
          </Form.Item>
        )}
        <Form.Item label={t('share.right')} extra={audience === 'region' && t('share.regionHint')}>
          <Segmented
            aria-label={t('share.right')}
            value={mayEdit && audience !== 'region' ? 'edit' : 'view'}
            onChange={(value) => setMayEdit(value === 'edit')}
            options={[
              { value: 'view', label: t('share.view') },
              { value: 'edit', label: t('share.edit'), disabled: audience === 'region' },
            ]}
          />
        </Form.Item>
        <Form.Item label={t('share.until')} extra={until === '' && t('share.forever')}>
          <MomentField value={until} onChange={setUntil} aria-label={t('share.until')} />
        </Form.Item>
      </Form>
      <h3 className={styles.now}>{t('share.now')}</h3>
      <Screen
        read={shares}
        skeleton={{ rows: 2 }}
        isEmpty={({ items }) => items.length === 0}
        empty={<p>{t('share.none')}</p>}
      >
        {({ items }) => (
          <ul className={rows.rows}>
            {items.map(({ shareId, audience: whom, className, mayEdit: edits, expiresAt, hasEnded }) => (
              <li key={shareId}>
                <span>
                  {whom === 'class' ? className : t(`share.${whom}`)}
                  <small>
                    {[
                      t(edits ? 'share.edit' : 'share.view'),
                      hasEnded ? t('share.ended') : expiresAt ? formatStamp(expiresAt) : t('share.forever'),
                    ].join(' · ')}
                  </small>
                </span>
                <Button type="link" size="small" loading={ending.isPending} onClick={() => ending.mutate({ shareId })}>
                  {t('share.end')}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </Screen>
      <Foot words={t('share.add')} isBusy={sharing.isPending} onMain={save} onCancel={onClose} />
    </Drawer>
  );
}
