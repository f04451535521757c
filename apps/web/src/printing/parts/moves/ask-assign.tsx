import { type PrintOrderDetail, printingApi } from '@zhibi/contract/printing';
import { Radio, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../../platform/api.js';
import { Dialog } from '../../../platform/layout/dialog.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { Screen } from '../../../platform/screen.js';
import styles from '../orders.module.css';
import { useDictionary } from '../use-dictionary.js';
import { useMove } from '../use-move.js';

/** Which shop prints the order. */
export function AskAssign({ order, onClose }: { order: PrintOrderDetail; onClose: () => void }) {
  const { t } = useTranslation('printing');
  const [shopId, setShopId] = useState('');
  const { choicesOf } = useDictionary();
  const weights = choicesOf('weight');
  const [weight, setWeight] = useState(weights[0]?.value ?? '');
  const choices = useRead(printingApi.choices, {});
  const { move, isBusy } = useMove(order, onClose);
  return (
    <Dialog
      title={t('ask.assign')}
      onClose={onClose}
      foot={{
        words: t('move.assign'),
        isBusy,
        isDisabled: shopId === '',
        note: shopId === '' && t('ask.assignLacks'),
        onMain: () => move({ move: 'assign', shopId, weight }),
      }}
    >
      <Screen
        read={choices}
        skeleton={{ rows: 3 }}
        isEmpty={({ shops }) => shops.length === 0}
        empty={<EmptyState title={t('ask.noShops')} hint={t('ask.noShopsHint')} />}
      >
        {({ shops }) => (
          <>
            <Radio.Group
              vertical
              aria-label={t('ask.shop')}
              value={shopId}
              onChange={({ target }) => setShopId(String(target.value))}
              options={shops.map(({ shopId: value, name, isClosed }) => ({
                value,
                label: isClosed ? `${name} · ${t('ask.isClosed')}` : name,
                disabled: isClosed,
              }))}
            />
            <div className={styles.field} style={{ marginTop: 14 }}>
              <span>{t('ask.weight')}</span>
              <Select aria-label={t('ask.weight')} value={weight} onChange={setWeight} options={weights} />
            </div>
          </>
        )}
      </Screen>
    </Dialog>
  );
}
